import { GROUP_PHRASES, VOCABULARY } from '../words/vocabulary.ts'
import { SPOKEN_WORDS } from './chart.ts'
import { IDLE_WORDS } from './idle.ts'
import { SPOKEN_GROUPS } from './units/groups.ts'
import { SPOKEN_VERBS } from './verbs.ts'

/** Whether orders or ordinary speech about them know a word: it is neither a slip nor passed over. */
export function isKnownWord(word: string): boolean {
  return (
    VOCABULARY.has(word) ||
    SPOKEN_WORDS.has(word) ||
    SPOKEN_VERBS.words.has(word) ||
    SPOKEN_GROUPS.words.has(word) ||
    GROUP_PHRASES.words.has(word) ||
    COMMON_WORDS.has(word) ||
    IDLE_WORDS.has(word)
  )
}

/** What a slip may be read as, besides the words of the rulebook: few, so that other words are left alone. */
export const MENDED_WORDS: ReadonlySet<string> = new Set(
  (
    'across behind between beside ahead forward forwards everybody everyone both cross crosses retreat kill destroy avoid approach careful carefully ' +
    'infantry cavalry archers militia engineers builders soldiers horses troops bowmen wagons healers medics scouts guards phalanx testudo wedge ' +
    'hide ambush fortify entrench protect support follow accompany withdraw advance continue gather bridge enemy enemies nearest closest weakest strongest ' +
    'please quickly quietly together should would until unless except instead before after river forest woods trees hills camp home position'
  ).split(' '),
)

/** Ordinary words that are no slips of others, though orders know nothing of them. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'northern southern eastern western north south east west rear front flank flanks left right back away side sides behind beside ahead around between through past cross pass step leave enter kill help swap join meet rush rain while since what where why how many much time want tell order orders never only same ' +
    'not no none nobody without except until unless before after during about above below under over into from with within against among along beyond off out upon ' +
    'good bad best better worse worst great well nice brave bold strong weak tired fresh long short tall old young new last first next other another each every both few more most some such own ' +
    'said says saying tells told asked wants wanted needs needed thinks thought know knows knew seems seem looks looked feels felt find found gave give given gives taken takes took made makes making came comes went gone goes ' +
    'day night morning evening hour hours minute minutes sun moon wind snow storm sky light dark red blue green white black game play win wins lose loses lost won war battle fight victory defeat ' +
    'king queen general captain leader commander lord enemy friend friends ally allies people person man woman boy girl child name word words story plan plans idea ideas reason reasons part parts piece pieces thing things stuff lot lots ' +
    'house houses town city village farm field fields wall tower bridge gate door room land sea lake hill valley mountain mountains rock rocks stone stones tree leaf grass sand dust mud ice fire water river ford fore shore store score fort forth form from firm farm warm harm arm arms army ' +
    'shot shots shout short shirt ship shop shape share sharp shark hat hot hit hut cut but bit bat bad bed red rid road read ride rode roam room roof root rope rose row rot run ran rain train trail track trick truck trust true truth try tree three there their then than them they this that these those ' +
    'pretend fake feign threaten surrender negotiate parley cook eat sleep drink dance sing pray cry laugh smile chat talk speak shout whisper think dream hope wish love hate like dislike fear worry care mind matter ' +
    'acre acting action actions adding adds allowing alone alter altogether amount anywhere archives arise arising army arrow asking ' +
    'assembly attacker aunt away baby back bake ball band bank bare base bases bath bean bear beard became beer bell belt bend best ' +
    'bird bite blame blank blast bless blind blood blow blue boat body bone book boot border born boss both bounds bowl braces brake ' +
    'bread brew bride bridging brief bring broke brown brush built bump bunch burn bury bush cake calm came camp campaign cancelled ' +
    'card care case cash cast cause causes causing cave cell chain chair chalk chance chart cheap cheer chest chief chin choir city ' +
    'class classes clay clean clerk climb clock clone cloth clouds coal coat code codes coding coin cold commands companies concepts ' +
    'concerns connecting connects constant containing contract cook cool copy corn cost cough count counts cream creation crime crop ' +
    'crow crowd crown cruel cure dairy dark date dates dawn days dead deaf deal dear death debt deep deer defect delays depend ' +
    'depending depends derive desired desk detected diet direction directions dirt dish distinct dive dock dogs doll done donkey dots ' +
    'dove down draft drafts drain dream dress drink driver dropping drum duck dull dumb dust duty each earn ears earth easy edge eggs ' +
    'elbow else encounters engines entirely erase error even ever evil exam exceptions execution exit expected expects face fact fade ' +
    'fail failing fails fair faith fake fall fame fancy farm fate fault fear feat feed feel fence fever file files filling film final ' +
    'fine finger finished firm fish five fixed flag flame flash flesh flight float floating flock floor flour flow flowing flows fly ' +
    'fold food fool foot form formal forum forwards foul four fox frame free fresh friendly fruit fuel full fund funny fur gain game ' +
    'gang garden gate gave geek ghost giant gift girl glad glass glory glove glue goal goat gold gone goods goose grace grade grain ' +
    'grand grape grass grave gray great green greet grey grief grin group grow guess guest guide guilt habit hair half hall hand handy ' +
    'happy hard harm harsh harvest hate hated header heal hear heard heart heat heavy height help helped hero high hint hints home ' +
    'hood hook hooks hope hopes horn horror horse host hosts hotel hour hours huge human hunger hurt ideal immediate importance ' +
    'impossible including info inspection instance interest internet invisible lack lacks late layer leaks letter link linking list ' +
    'load loading local locate lower luke maps marking mask match matches matching mean meaning meant media miles miss navigation ' +
    'normally official older ordering pack packing page paid parity parse passes paste path patterns paying pears phase pick picking ' +
    'picks pipe pipes plain planning plug port portion portions positive possibly posts power preceding preserve preserved preserves ' +
    'printing problems products project promises proposal proposed pump pure pushed quit quite rage rare rate reaching react reading ' +
    'reads really region regular relay releasing reopening repeating replaced reported reports require research reserved reset ' +
    'restarts retain reward rights ring role roles rows safer seconds sections security segments settings shares sharing ships shook ' +
    'show shows signals sites situation situations size sizes skip skips slack slice slight slot slots slower small smart sort spaces ' +
    'spoofing standards star stars stats stores string strongly suggests suit swift tape task term test testing tests though threat ' +
    'thus times timing title token tool tore trace tracing trait trees tricks tried understand vary verb vice views void warn watcher ' +
    'ways week weeks weight were whom width wild wire work writing year yield zone zones'
  ).split(' '),
)
