import type { TieWords } from '../claim-types.ts';

export const ties: TieWords = {
  except: 'außer|ausgenommen|mit ausnahme von|mit ausnahme der|mit ausnahme des|abgesehen von|bis auf',
  exceptOfAll: 'ohne',
  all: 'alle|allen|alles|jeder|jede|jeden|jedes|keiner|keine|keinen|kein|nichts|niemand|nie|niemals',
  upon: 'sobald|immer wenn',
  partOf: 'von|aus|meiner|unserer|deiner|der|ihrer|seiner',
  of: 'von|vom',
  now: 'jetzt|nun|heute|heutzutage|inzwischen|mittlerweile|derzeit|momentan',
  reflexive: '',
};
