import { setFlagsFromString } from 'node:v8';

/** Garbage of so much of what lives may wait for the next collection, in percent; less makes collections long. */
const GARBAGE_PERCENT = 30;

// On a machine with much memory V8 lets several times as much garbage as living objects pile up before it collects. A
// service that always runs on a small machine should not hold that; collecting more often costs no time that could be
// measured. This module is imported first, because loading the others makes the first garbage.
setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);

// Smoothing the bytecode of a long pattern takes V8 ten times as long, and as much memory, as making it: half a second in
// which nobody is answered, whenever a pattern is used that was not used for some time.
setFlagsFromString('--no-regexp-peephole-optimization');
