import { kindsOf } from '../lists.ts';

export const kinds = kindsOf(`
animal pet: dog puppy cat kitten hamster rabbit bunny parrot bird fish goldfish turtle tortoise lizard snake horse pony cow goat sheep pig chicken mouse rat frog spider duck fox bear breed
food meal dish diet cuisine eat cook: breakfast lunch dinner pasta pizza bread rice soup salad cheese egg meat beef pork chicken fish seafood potato noodle sandwich burger taco sushi curry sauce nut vegetable fruit vegan vegetarian spicy recipe
dessert sweet bake: cake cookie pie chocolate candy pastry brownie muffin doughnut biscuit pudding cupcake
drink beverage: coffee tea beer wine juice water soda milk cocktail whisky smoothie lemonade espresso
fruit: apple banana orange lemon strawberry raspberry cherry grape pear peach mango melon
vegetable: potato tomato carrot onion cabbage bean pea cucumber pepper spinach pumpkin lettuce
allergy allergic: nut peanut lactose gluten pollen shellfish dairy penicillin
illness disease health medical condition symptom: flu cold fever cough pain headache migraine diabetes cancer asthma allergy infection virus surgery operation hospital doctor pill diagnosis pressure
injury injure hurt accident: broke broken sprain twist fracture fell crash wrist ankle knee back shoulder leg arm cast
body: head hand arm leg knee ankle wrist foot finger shoulder back neck hip eye ear tooth
stress relax unwind therapy: anxiety depression therapist counselor meditation yoga calm peaceful relief burnout sleep breathe massage
sport exercise workout fitness athletic: football soccer basketball tennis baseball hockey golf swim run jog marathon cycling gym yoga climb ski snowboard surf volleyball rugby boxing karate judo badminton rowing
hobby activity pastime leisure interest: paint draw pottery knit sew garden photography cook bake dance sing choir read write chess puzzle hike camp fish swim cycling run yoga collect craft museum picnic volunteer climb
outdoor nature: hike camp forest mountain lake river beach trail park campfire tent waterfall sunset star picnic
art artwork artist creative: paint draw sketch sculpture pottery canvas gallery exhibition portrait mural photograph collage ceramic
music musical: song sing singer concert guitar piano violin drum band choir album playlist festival melody classical jazz rock
instrument: guitar piano violin drum flute clarinet cello trumpet saxophone harp accordion keyboard ukulele banjo
book literature novel author read: story library chapter poem poetry fiction biography fantasy mystery series memoir
movie film show series: episode season documentary comedy drama thriller cartoon cinema theater netflix
game: chess card console puzzle poker quiz dice tournament
job work career profession occupation: teacher baker plumber electrician carpenter dentist vet librarian journalist architect barista nurse engineer lawyer doctor developer accountant chef driver designer counselor manager office boss colleague company interview hire fire promote salary retire resign freelance internship intern
business company: shop store client customer marketing sales product brand investor startup cafe restaurant owner
school education study degree subject: university college class course teacher professor exam grade homework graduate scholarship lecture thesis math physics chemistry biology history psychology law medicine
family relative: mother mom mum father dad parent brother sister son daughter husband wife grandmother grandma grandfather grandpa aunt uncle cousin nephew niece
sibling: brother sister twin
child kid: son daughter baby toddler boy girl teenager
relationship marital partner: single married marry wedding engaged divorce boyfriend girlfriend husband wife dating breakup
home house housing live address: move moved apartment flat rent mortgage landlord roommate kitchen bedroom garden cottage studio room
furniture: sofa couch table chair bed shelf lamp desk wardrobe
appliance: fridge oven dishwasher washer dryer microwave vacuum kettle toaster
car: drive
vehicle transport commute: car bike bicycle bus train motorbike motorcycle truck van scooter tram subway ferry
trip travel vacation holiday destination abroad: flight plane airport hotel hostel passport beach island cruise resort tour roadtrip
country nation nationality: spain france italy germany england ireland scotland portugal greece sweden norway poland ukraine russia china japan korea india mexico brazil canada america australia turkey egypt thailand vietnam
city town: london paris rome berlin madrid tokyo boston chicago barcelona dublin york
event celebration party occasion: birthday wedding concert parade conference graduation anniversary ceremony exhibition fair workshop festival fundraiser reunion meetup
religion religious faith belief: church pray god bible priest temple mosque christian muslim jewish buddhist hindu
politics political: vote election government protest march party conservative liberal
charity volunteer cause: shelter donate donation fundraiser homeless mentor
clothes clothing wear outfit: dress shirt shoe sneaker jacket coat jeans hat scarf sweater boot trousers skirt sock glove
jewelry accessory: necklace ring bracelet earring watch
gift present: ring flower card book necklace chocolate
cost price expense money finance: pay euro dollar pound bill loan debt budget rent save bank tax fee cheap
device gadget technology computer: phone laptop tablet camera printer headphones router
plant flower: tree rose tulip herb tomato cactus sunflower orchid
weather: rain snow sun storm wind cold hot heat fog
color colour: red blue green yellow black white purple pink orange brown gray
emotion feel mood: happy sad angry afraid scared proud excited nervous grateful lonely upset worried thrilled relieved
fear afraid phobia: spider height dark snake flying dentist
achievement award prize: won win medal trophy first champion
language: english spanish french german italian portuguese polish ukrainian russian chinese japanese korean arabic
birthday birthdate: born birth
`);
