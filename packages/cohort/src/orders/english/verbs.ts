import { lexiconOf } from '../words/phrase.ts'
import { VERB_PHRASES, VERBS, type Verb } from '../words/vocabulary.ts'

/** What people say besides the words of the rulebook (COH-12.6). */
const SPOKEN: Readonly<Partial<Record<Verb, string>>> = {
  move: 'thunder|lead the way|circle|swing|loop|sweep|slide|edge|roll|hike|trek|trudge|tramp|stride|speed|scoot|hop|wander|stroll|drift|navigate|veer|steer|hustle|scurry|journey|surge|close up|close in|close in on|approach|set course for|make a dash for|catch up with|catch up|get moving|get going|start moving|start marching|start walking|start out|swing round|swing around|go straight|move straight|advance straight|press ahead|go ahead|get closer|come forward|move forward|go forward|step forward|step up|step back|move closer|move in|move into|go into|go inside|enter|swarm|flock|muster|converge|converge on|travel|relocate|reposition|transfer|shift|hurry|dash|sprint|race|make for|make your way|make their way|make its way|goto|step|sail|swim|gallop|trot|climb|climb up|ascend|descend|drive|jog|press on|press forward|move up|move out|move on|move off|go on|go up|go down|go out|push on|push up|push forward|get|get up|get on|get into|get onto|get down|get yourselves|set off|set out|gather|assemble|gather up|rally|regroup|come up|draw up|fly|shuffle|station itself|station yourself|station yourselves|position itself|position yourself|position yourselves|be positioned|be placed|be located|be stationed|be posted|take up position|take up a position|take up positions|take position|take a position|take post|take station|take your places|take your place|take its place|go back|come back|fall back|move back|pull back|drop back|get back|retire|line up|place yourselves|place itself|place themselves|put itself|put themselves|put yourselves|walk up|march up|march out|ride out|ride up|run up|continue|keep moving|keep going|keep marching|advance up|return back|carry on|fan out|get going|be|infiltrate|form up|form up on|get your backsides|get your sorry backsides|get your butts|move your butts|move yourselves|fall in|make tracks|make haste|be off',
  scout:
    'see what is|see what|see who is|find out what is|take a look|look|spy|scan|observe|monitor|check on|scout around|scout out|explore around|snoop around|poke around|search through|look into|go looking|patrol around|check|check out|look at|have a look|have a look at|have a look around|take a look at|take a look around|look around|go look at|go see|go and see|go and look at|investigate|inspect|recce|reconnoiter|survey|probe|spy on|sneak|creep|crawl|tiptoe|slip|look for the enemy|look for enemies|search for the enemy|find the enemy|feel out|scout out|scout ahead|go to see|search|sneak up|look over|find out about|see what is in|conduct a reconnaissance of|do a recon of|peek at|steal',
  retreat:
    'get out of there|get out of here|get out|come home|flee|escape|disengage|break off|break contact|break contact and withdraw|back off|back up|pull out|retire|drop back|run|bail|evacuate|clear out|run back|return|go home|get back|get away|get to safety|run for it|flee back|back away|come running|ret|fb|break off and retire',
  attack:
    'stop|hunt for|go hunting for|go hunting|knock down|break down|batter down|break through|force|smash down|harass|intercept|repel|counter|challenge|confront|take on|pound|hammer|clobber|thrash|overrun|overwhelm|bring down|fall on|pounce on|strike at|lunge at|chase|chase off|chase away|run off|see off|pursue|chase down|run down|catch|close with|drive off|drive back|drive away|push back|stop the advance of|atk|att|kill|destroy|smash|crush|take out|take down|go after|go for|go at|slay|wipe out|finish off|defeat|hunt|hunt down|press|battle|knock out|deal with|strike down|cut down|ride down|fight back|hit back|breach|batter|beat|beat up|get|go get|go kill|have a go at|lay into|pile into|wade into|tear into|go smash|go attack|go and attack|get stuck into|advance on|advance against|march on|march against|ride against|move against|go against|advance to contact|crash into|slaughter|murder|smack|punch|bash|kick|eliminate|neutralise|neutralize|annihilate|jump on|fall upon|counterattack|continue attacking|keep attacking|start attacking|begin attacking|begin the attack|launch an attack on|make an attack on|mount an attack on|give battle to|clash with|tackle|fight with|engage with|fight against',
  charge:
    'rush|charge at|charge into|charge to|charge in|charge against|charge down|charge home|charge home against|charge on',
  shoot:
    'aim for|take shots at|shoot volleys at|volley at|barrage|concentrate your fire on|concentrate their fire on|concentrate fire at|focus your fire on|focus on|pelt|loose at|fire away|fire away at|let loose|let loose on|let loose at|shoot towards|target|keep up fire on|keep up the fire on|pour fire on|pour arrows into|rain fire on|rain arrows|rain arrows down on|loose your arrows|shoot your arrows|shoot your bows|fire your bows|use your bows|use your bows on|send arrows at|fire on sight|fire on sight at|fire on anyone|open up on|shoot it out with|give them a volley|fire on fire at|fire on|fire at|loose|let fly|let fly at|loose arrows at|loose your arrows at|loose their arrows at|rain arrows upon|rain arrows on|shell|snipe|suppress|start shooting|begin shooting|start firing|begin firing|commence firing|commence shooting|keep shooting|keep firing|keep shooting at|keep firing at|resume fire|resume firing|continue firing|continue shooting|shoot at|shoot on|shoot to|direct fire at|direct your fire at|direct their fire at|direct fire on|shift fire to|suppressing fire on|open fire at|open fire on|give fire|pepper|shower|shoot down|shoot arrows at|fire arrows at|fire upon|fire your arrows at|rapid fire on|aim at|take aim at|concentrate fire on|focus fire on|focus|shoot and kill|light up|bombard',
  holdFire:
    'no fire|no shooting|hold the fire|hold its fire|stop the shooting|save your arrows|save arrows|spare your arrows|spare arrows|keep your arrows',
  freeFire: 'shoot at will|fire as you like|shoot freely|shoot as you please|fire as they bear|shoot when you want',
  seize:
    'conquer|grab|retake|recapture|win|get hold of|take over|take control of|claim|storm and take|recover|go and take|go take|take back',
  hold: 'bide|bide there|bide where it is|bide where they are|go nowhere|wait for my word|await the enemy|make a stand|make a stand at|take a stand|take a stand at|block|control|keep control of|man|picket|bar|deny|camp|camp out|camp out at|bunker down|hunker down|stay posted|remain posted|watch|keep watch over|sit on|sit in|sit at|be ready|stay ready|wait for further instructions|wait for my command|wait for the order|wait for the word|wait for the enemy|wait for the enemy to come|wait for them|wait for them to come|let them come|take no action|take it easy|stand down|stand at ease|keep your ground|keep formation|keep steady|keep|rest|stand by|stand firm|stand your ground|stand their ground|stand its ground|stand ground|stand still|stand guard|stand guard at|wait here|await orders|await further orders|await further instructions|await instructions|await my orders|wait for orders|wait for further orders|hang on|hang back|chill|freeze|do nothing|sit tight|sit|stay back|stay there|stay idle|stay here|stay where you are|stay where they are|stay where it is|stay where they stand|rest where they stand|rest where they are|remain where you are|remain where they are|remain where it is|remain exactly where it is|remain standing|remain in place|remain in position|remain in their position|remain in their positions|remain in your positions|remain here|remain there|stay in place|stay in position|stay in your position|stay in their position|stay in their positions|stay in your place|stay on place|stay behind|keep still|keep your position|keep your positions|hold on|pause|idle|relax|have a rest|take a rest|have a break|take a break|stay in reserve|stay in reserve at|hold off|stay quiet|hold the fort|hold firm|hold fast|hold tight|hold still|hold there|hold here|hold on to|stop there|stop here|stop what you are doing|stop everything|maintain position|maintain your position|stay as you are|not move|stay well back|shut up and wait|stop and wait|stay still|protect|be in reserve|not do anything|just wait|keep in place|keep where it is|keep where they are|wait there|keep hold of|cling to|dig your heels in|stay at|stand watch|stay right there|stay right here|keep watch|rest there|remain behind|hold position there|advance no further|go no further|move no further|not one step back|not a step back|give no ground|wait for it|wait for the signal|wait for my signal|do nothing at all|keep calm|keep quiet|stay calm',
  form: 'form a|form into|form the|get in|get into|make a|make|make one of those|go into|go in|go|become|become a|be a|do|do the|do a|take up|put itself in|put yourselves in|put yourself in|put themselves in|line up in|arrange yourselves in|form up in|form up as|form up into|adopt the|adopt a|adopts|set up in|change formation to|switch formation to|assume the|create a|formation|use|get in a|get into a|deploy in|draw up in',
  face: 'look|look to|look towards|look toward|turn towards|turn toward|wheel|wheel to|point|orient|turn to|turn to the|turn to face the|face towards|face toward|face to|face to the|face the|watch|change facing to|pivot|rotate|swing|regard',
  follow:
    'stay with|remain with|accompany|go with|stick with|stick to|back up|shadow|cover|help|assist|tail|keep with|stay close to|stay near to|look after|take care of|heal|walk with|come with|ride with|travel with|keep up with|attach to|move with|march with|go help|go and help|go to help|go along with|march behind|come along behind|come along with|tag along behind|aid|stay right behind|follow behind|follow after|be with|care for|patch up|tag along with|keep close to|go together with|help out|follow to|be attached to|keep pace with|advance with|run with|go after|trail|reinforce|support by following|stick close to|stick together with|stay with and protect|move along with|follow along with|provide support to|provide cover for',
  guard: 'keep guard over|stand guard over|keep safe|watch over|keep an eye on|cover|shield|look after|defend',
  ambush:
    'lie low|lie hidden|conceal yourselves|conceal yourself|wait in hiding|stay hidden|stay out of sight|keep out of sight|set up an ambush|make an ambush|make ambush|lay an ambush|set an ambush|take cover|stay in hiding|remain hidden|hide out|hide somewhere|hide yourself|hide yourselves|hide itself|hide themselves|get in ambush|prepare an ambush|wait in ambush|wait there in ambush|lie there in ambush|stay there in ambush|stay concealed|be hidden|be in ambush|keep hidden|lay ambush|hide there|go to ground',
  evade:
    "avoid|avoid enemy|avoid enemies|avoid fighting|avoid fight|avoid fights|avoid combat|avoid contact|avoid any fighting|avoid any combat|avoid all combat|avoid battle|avoid any contact|keep your distance|keep their distance|keep its distance|keep distance|keep a distance|keep out of contact|stay out of contact|stay away from enemy|stay away from enemies|keep clear of enemy|stay clear of enemy|dodge|dodge enemy|not get too close|don't get too close|don't get close|do not get close|not get close|do not get too close|don't come close|do not come close|don't go too close|don't go near enemy|stay out of trouble|keep out of trouble|stay out of the fight|stay out of reach|keep out of reach|stay evasive|be evasive|keep well away from enemy|stay well away from enemy|steer clear of enemy|keep out of the fight|keep them at a distance",
  build:
    'put up|throw up|set up|put together|throw|throw a|get a|prepare|create|lay|build up|build us|build me|construct us|make us|make me|get|assemble',
  fortify:
    'dig themselves in|dig yourselves in|dig itself in|dig in at|entrench themselves|entrench yourselves|fortify the position at|fortify yourselves|fortify themselves|prepare defences at|dig trenches',
  demolish: 'tear down|pull down|blow up|wreck',
  repair: 'patch|rebuild',
  switch: 'swap to|change to|change over to|use',
  dismount:
    'get off the horses|get off your horses|get off the horse|get off your horse|get down from your horses|get down from horse|get down from the horses|get off|climb down|get down|come down from your horses|leave the horses',
  mount:
    'get on the horses|get on your horses|mount up|saddle up|get back on the horses|get back on your horses|back on your horses|mount your horses|mount the horses',
  continue:
    'go on as before|as before|keep doing what you are doing|keep it up|no change|carry on as before|continue as before|proceed as planned|keep on|keep up what you are doing|same as before|same as last turn',
}

/** Every verb with every phrase for it, in the forms people use: `attack`, `attacks`, `attacking`. */
export const SPOKEN_VERBS = lexiconOf<Verb>([
  ...[...VERB_PHRASES.byFirst.values()].flat(),
  ...Object.entries(SPOKEN).flatMap(([verb, phrases]) =>
    phrases.split('|').flatMap((phrase) => formsOf(phrase).map((text) => [text.split(' '), verb as Verb] as const)),
  ),
  ...Object.entries(VERBS).flatMap(([verb, phrases]) =>
    phrases.split('|').flatMap((phrase) => formsOf(phrase).map((text) => [text.split(' '), verb as Verb] as const)),
  ),
])

/** What a verb may also mean where its first meaning cannot be done. */
export const LOOSE_VERBS = lexiconOf<Verb>(
  [
    ['dig in', 'hold'],
    ['digs in', 'hold'],
    ['target', 'attack'],
    ['dig', 'fortify'],
    ['digs', 'fortify'],
  ].map(([phrase = '', verb]) => [phrase.split(' '), verb as Verb] as const),
)

function formsOf(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(' ')
  const with_ = (form: string): string => [form, ...rest].join(' ')
  if (/^(?:don't|do|no|not|as|same)$/.test(first))
    return first === 'do' ? [phrase, with_('does'), with_('doing')] : [phrase]
  const stem = first.endsWith('e') && first !== 'be' && !first.endsWith('ee') ? first.slice(0, -1) : first
  const ing =
    /^(?:run|stop|dig|hit|get|cut|put|set|sit|chat|slip|step|trot|swim|grab|win|wrap|jog|swap|shut|let|hop)$/.test(
      first,
    )
      ? `${first}${first.at(-1)}ing`
      : first === 'lie'
        ? 'lying'
        : `${stem}ing`
  const third = /(?:s|x|ch|sh|o|z)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`
  return [phrase, with_(third), with_(ing)]
}

/** Verbs that move somebody who is named after them. */
export const SENDING =
  'move|send|sending|moving|bringing|putting|getting|bring|get|put|take|march|advance|withdraw|pull|pull back|shift|position|deploy|place|station|lead|ride|push|retreat|relocate|transfer|bring back|send back|move back|bring up|bring forward|run|walk|throw|redeploy|get me|order|evacuate|take back|send out|send over|send forward|bring over|move out|set|post|return|commit|get back'
