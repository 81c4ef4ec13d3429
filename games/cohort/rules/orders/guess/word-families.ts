import type { GroupId } from '../../content/groups.ts'
import type { Formation } from '../../content/terms.ts'
import { lexicon, type Verb } from '../words/vocabulary.ts'

/** What people also say, by what it most likely means. None of it is ever taken at its word: it is only asked about. */
export const FAMILY_VERBS = lexicon<
  Extract<
    Verb,
    | 'move'
    | 'scout'
    | 'retreat'
    | 'attack'
    | 'shoot'
    | 'hold'
    | 'follow'
    | 'ambush'
    | 'build'
    | 'fortify'
    | 'continue'
    | 'holdFire'
    | 'dismount'
    | 'face'
  >
>({
  move: 'visit|join|relieve|relieves|replace|replaces|reach|reaches|journey|venture|saunter|trudge|plod|depart|leave|exit|traverse|wade|cross|crosses|show up|turn up|pop over|mosey|amble|scurry|scamper|make tracks|beeline|rush to|leg it to|lead|guide|plant|stick|drop|dump|set up|mass|concentrate|cluster|bunch up|stack|redirect|divert|reroute|push out|fan out|spread|line|file|man|crew|fill|sit|sits|perch|camp|base|locate|place|take post|tuck|relocate|reinforce|extend|stretch|squeeze|pour|stream|flow|dash|leap|vault|jump|climb|mount|scale|drive|drives|row|paddle|sail|bounce|head out|set off|set out|start off|push along|carry on to|keep on to|make haste|double time|at the double|on the march',
  scout:
    'stalk|snoop|sniff out|eyeball|explore|spot|identify|find|find out|discover|search for|look into|poke around|sound out|watch|watches|observe|report on|detect|study|examine|gauge|assess|spy out|get vision|vision on|ping|ward|keep tabs on|keep watch on|keep an eye on|count|track|trail|shadow|tell me|let me know',
  retreat:
    'skedaddle|scram|vamoose|bug out|pull out|back away|back out|give ground|abandon|yield|run for it|run home|head home|fold back|fold|leg it|peel off|peel back|extract|recall|hightail|backpedal|step away|steer clear|stay clear|get clear|make yourselves scarce|save yourselves|beat it|clear out|get back here|come home|away with you|fall back out|pull them out',
  attack:
    'gank|nuke|wreck|pwn|delete|erase|obliterate|ruin|maul|savage|butcher|massacre|finish|finish off|end|waste|thump|clobber|bludgeon|pierce|skewer|impale|slice|carve|cleave|bite|devour|gore|steamroll|bulldoze|mow down|mop up|clean up|sort out|handle|respond|respond to|answer|teach|punish|avenge|oppose|resist|pin|pins|pin down|tie up|bind|distract|bait|cripple|shatter|scatter|disperse|dispatch|cull|cut off|flank|outflank|envelop|surround|encircle|sandwich|sack|pillage|loot|plunder|burn|torch|hunt down|track down|shoo|drive off|drive away|drive out|push back|throw back|throws them back|throw them back|fend off|beat back|greet|welcome|meet|duel|brawl|melee|aggro|dive|pounce|pounce on|lunge|swoop|swoop on|descend on|come at|have at|lay into|lays into|tear into|rip into|pile into|pile in|wade into|bear down on|close with|commit|full send|send it|yolo|go ham|go in|go all in|all in|tank|put pressure on|pressure|roll over|run over|ride over|break them|break their line|break it|make short work of|make mincemeat of|give them hell|give it to them|give them a taste|take it to|take the fight to|let them have it|double down|show them|knock out|knock|stick it to|stick them',
  shoot:
    'dps|plink|pick off|nock|draw|string|lob|launch|hurl|sling|throw|fling|blast|spray|strafe|plaster|feather|soften|soften up|kite|poke|chip|arrows|arrow|volley|volleys|open up|open up on|let loose|let rip|darken the sky|ranged attack|range attack|rain death|give them arrows|turn into a pincushion|pincushion|dakka|snipe at|take shots at|shots at|shower with arrows|keep their heads down|heads down|covering fire|suppress',
  hold: 'sleep|doze|snooze|nap|afk|idle|loiter|linger|dwell|abide|tarry|stick around|freeze|chill out|hang around|hang about|take five|take a break|have a break|breathe|recover|recuperate|heal up|stand down|stand easy|at ease|be patient|patience|preserve|maintain|retain|plug|bottle up|seal|lock|lock down|sit on|squat|brace|brace yourselves|stonewall|skip|skip turn|pass|no change|steady|steady on|easy|wait up|stay alert|be alert|stay sharp|stand guard|stand watch|sentry|on guard|cool it|calm down|stay calm|be quiet|nothing doing|rests|stop messing about|cease|stop running|park it|keep your place|know your place|dig your heels in|not an inch|no step back|not one step back|let none pass|nobody passes|none shall pass',
  follow:
    'babysit|mind|chaperone|shepherd|mirror|copy|imitate|do what|stay near|stay close|stick by|keep pace|keep company|bodyguard|buddy up|pair up|team up|team|group up|link up|link up with|join up|tag along|convoy|backup|back up|back them up|back him up|tuck in behind|fall in|fall in behind|line up behind|stack with|heel|trail after|hang with|hang out with|keep with|come to the aid of|to the rescue|rescue|save|bail out|nurse|patch up|bandage|doctor|restock|resupply|supply|feed|deliver|stick together|stay together|keep together|in support|support behind|in tow|at the side of|side by side with|protected|protects|escorted|guarded|covered|look out for|see after|watch the back of',
  ambush:
    'lay low|conceal|camouflage|set a trap|lay a trap|trap|surprise|spring a trap|wait in the bushes|stay unseen|go to ground|lie down',
  build: 'digging|put up|throw up|knock up|lay|lay down|prepare|get a|set up a|assemble|span|fashion|whip up|rig',
  fortify: 'dig trenches|trench|barricade|strengthen|wall off|wall up|harden',
  continue:
    'as before|as usual|business as usual|same as before|carry on|keep at it|keep it up|proceed as planned|go on as before|as you were|crack on',
  holdFire:
    'no shooting|save your arrows|stop the arrows|bows down|weapons down|weapons hold|do not loose|cease shooting|quit shooting',
  dismount:
    'get off horse|get off your horses|get off the horses|get off their horses|off your horses|off the horse|off the horses|on foot|unhorse|leave the horses',
  face: 'port|starboard|hard to port|hard to starboard|about face|about turn|left face|right face',
})

export const FAMILY_GROUPS = lexicon<Exclude<GroupId, 'rest'>>({
  everyone:
    'folks|peeps|gang|boyz|comrades|brothers|brothers and sisters|all hands|all the world|world|every1|evry1|evryone|whole gang|entire host|host|all ranks|all of us|us all|whole lot|all who can|you lot|warriors',
  infantry:
    'footsloggers|grunts|legs|ground pounders|swordsmen|foot boys|soldiery|legionnaires|line troops|hastati|principes|infanty|men on foot|walkers',
  heavyInfantry: 'armored guys|armoured guys',
  professional: 'professionals|line infantry|maniples',
  alliedHoplites: 'allies',
  militia: 'home guard|townsfolk|citizens|town watch|reservists|weekend warriors|citizen soldiers|volunteers|mil',
  levy: 'farmers|pawns|pawn|rabble|mob|villagers|farm boys|fodder|plebs|cannon fodder|recruits|greenhorns',
  scouts:
    'velites|trackers|vanguard|vedettes|eyes|sneaky guys|the eyes|scots|recon boys|light horse|light cavalry|skirmishers',
  heavyCavalry: 'armoured horse|armored horse',
  warElephants: 'nellies|jumbos|big beasts',
  mercenaries: 'sellswords|hirelings',
  cavalry:
    'equites|hussars|lancers|dragoons|ponies|steeds|stallions|troopers|companions|hetairoi|mounted|horseys|horsemans|horsey guys|cavaliers|cavalery|mounted boys|gallopers|horse boys|horse lads',
  archers:
    'marksmen|sharpshooters|snipers|bow folk|longbows|bow lads|quivers|slingers|missile boys|arrow boys|robin hoods|bow chaps|archer boys|shooty boys|shooty guys',
  crossbowmen: 'arbalests',
  horseArchers: 'has|mounted bows|riders with bows|cavalry with bows|mounted shooters',
  spearmen: 'spear wall guys|spear boys|spear chaps|pointy sticks',
  pikemen: 'sarissa men|pike boys|hedgehogs|long pointy sticks|phalangite|phalanx guys',
  elite:
    'boss|best guys|old guard|champions|big boys|household|retinue|warband|housecarls|commander|immortals|praetorians|generals unit|general unit|generals|our best|my best|top troops|the boss',
  engineers:
    'masons|handymen|mechanics|techs|craftsmen|workers|workmen|bridge builders|construction crew|sapper|woodcutters|lumberjacks',
  fieldEngineers: 'field engs|field builders|fortification crew',
  siegeEngineers:
    'artillery|arty|gunners|catapult crew|ballista crew|ballista|catapults|engine crew|big guns|siege lads|siege boys|bolt throwers|siege weapons',
  medicalCorps:
    'vets|shamans|shaman|priests|leeches|physicians|physician|medicine men|first aid|ambulance men|aid post|medical people|the medical',
  supplyTrain:
    'impedimenta|caravan|pack animals|oxen|provisions|luggage|stores|depot|camp followers|lunch|kitchen|wagon of supplies|baggage carts|bags|donkeys',
  administrators: 'bureaucrats|accountants|pen pushers',
  support: 'helpers|rear echelon|noncombatants',
})

export const FAMILY_FORMATIONS = lexicon<Formation>({
  standard: 'normal order|usual formation|regular formation|ranks|rank and file',
  phalanx:
    'sarissa wall|shield wall|wall of pikes|wall of spears|pike hedge|hedgehog|spear wall|lower pikes|pikes down|lower their pikes|pike formation',
  testudo: 'turtle mode|shields up|lock shields|shields over heads|shield roof|do the turtle',
  berserker: 'go nuts|go crazy|go wild|beserk|berserkers|go mad|see red|rage',
  loose: 'spread out|loosen up|scattered|skirmish order|loose order|space out|spread formation',
  wedge: 'v shape|arrowhead|spearhead|wedge shape|triangle|flying wedge|v formation',
})
