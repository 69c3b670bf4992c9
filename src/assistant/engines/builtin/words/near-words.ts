/**
 * English words that are a slip away from one that the grammar knows, and mean something else: a bride is no bridge, and
 * a chain no chair. They are those of the word lists of SCOWL (http://wordlist.aspell.net, up to size 35) that would be
 * taken for slips, but for forms of the word itself.
 */
export const NEAR_WORDS = new Set(
  `abacus abodes abounds absolves aces acing acquired acreages acres actuality adjuncts adorn adorns age ages agitates
  agitation agitations aids ails airs alas alerts ales alights alms alto altos ambience ambiences amends amply
  ancients angel angels angler anglers animating ankle ankles annually antler ants apes apter aptly arcane arisen arks
  arraign arraigns arrow arrows arses astounds ate attracts aviation aviators awes awry ayes babble babbles backers
  backhand backhands backspace backtrack backtracks backwoods baggiest baits balks ballet ballot ballroom ballrooms
  balmiest bandanna bandannas banker bankers banned banter banters baring barred barren barrens barrette barrettes
  barriers barrings basked basks bass bassoons battered baulks bead beads bean beans bearings bedrooms bedsides begs
  bellows bender bequeath bequeaths berthing beset besets besieges bets bias bibs bids billiards billions bitterly
  blackbird blackbirds blackens blackest blackjack blackjacks blacks bladders blanch blanches blander blandest blanked
  blanker blankest blended blights blinder blinkers bloc blocs bloggers blonder bloods blotters blunder blunders blurs
  blush blusters boarder boarders boas bobs bogs bolder bombards bony boons boors boos boosts boss braces brackets
  brags brash brassy brats brays breath breeders bride brides bridle bridles brightly brine brink brinks briny brisk
  brisks broaden broadens broadest brocaded brocades broilers brood broods brownies brunch brunches bubblier bubbly
  bucked buds buggiest bugs builders bull bumpiest bums bunglers buns burble burbles burglars burliest burner burners
  bushiest busses butchers butted buttery buttes buttress butts cabled cabooses cabs cad calf calk calked calks
  callings callus callused calmed calorie calories cancel cane canters canvasses caps capsizes captures cardboard
  carolled carols cartels caster casters casually catered caters caws censures centuries chain chains chambers
  channels chant chants chapters charged chariots charms charter charters chases chastens chaster chatter chatters
  cheated check checks cheers chick chicks chilling chippers chokes choosy choppier chores choruses chosen chuckles
  chunk chunks circuses clad claims clap clappers claps clatter clatters cleaners cleat cleats cleavers cleric clerics
  clod clods closures clot clots cloudy clout clouts clove cloven cloves cluck clucks clumps clusters coasted coax cob
  cobblers cods coiling colon colonels colones colonies colonises colonize colonizes colons coloreds coloureds combing
  comical coming communes compares compass compel compels compiles complies composes comprise comprises con concedes
  conceits concepts concerns concerted condones confines congeal congeals connotes cons consorts constrict constricts
  construe construes consults consumes contact contacts contained contours contractors contradicts contrast contrasts
  contrite converts cooled coop cooper coops coos copier copiers copped cops cordials corneas coroners counsels
  counted counteracts countess counties countless coups couriers cove covert coverts coves covet covets cower cowers
  coyer cram crams crated crave craves craze crazes creak creaked creaks creamed creamy crease creased creases
  creators credence credited cremate cremated cremates crested croon croons cross crossbow crossbows crossest crow
  crowbars crowd crowds crows crumples cubicles cull culled culls cur cutter cyclones cypress dams danker dankest
  darkened darkness darned darns darts debate decease deceased deceases declares decree decrees deed deeds deepen
  deepens deface defame defeat defeats defecates deflect deflects degrades delights dent dents deport depose depresses
  deprives derelicts desirous desolates destroyers deviates diabetes diagrams diapers digs dilate dime dimer dimmed
  dinning dins dips disarm disbands disburses discerns discord discords discus disease diseases disgraces dismay
  dispels dispense dispenser dispensers dispenses displeases dispose disposes distaste distastes distributors divers
  diverse doe doer doers doming dominion dominions donors dons doorman doorways dope dopes dopiest dote dotes doubly
  doubtless downy doze dozed dozes drab drabs drawl drawls dregs drier driers drone drones droop droops dross drummers
  duet duets dulled dullness dully dumpy dwellers eagerness ear earner earners earnest earnests earnings ears eater
  eave eaves edger edgy edict edicts eels eighteenth eighteenths eighths ejection ejections elbows elected election
  elections elective electives elemental eleventh elevenths elopement elopements elves engage enlivens enquires enrage
  enthrals entice entices entities entitles entrails entries entwines envelop eons equality equalled eras erection
  erections etch evolve evolved evolves excerpt excerpts excludes exhort exhorts exited expanses expend expends
  exploits explored explorers exporters expose exposes exposition expositions expounds extort extorts facet faceting
  facets fads faeces failings faking falter falters fancying faring farmed farmer fasted fasteners fating fatten
  fattens fattier fattiest favors faze fazes fazing fears feathers feed feeds feelings fees fend fends fetter fetters
  fibs fiend fiends fifteenth fifteenths fifths figs filed filet filing finale firs fitter flairs flak flannels flap
  flaps flask flasks flatness flatted flatten flattens flatterer flatterers flattery flattest flatting flavor flavors
  flee flees fleeting fliers flint flints flirting flit flits flitting flocking flocks flogging flogs flood flooding
  floods flooring flop flopping flops floras flossing flouring flout flouting flouts flung flunk flunks flusters
  flutter flutters flyers flying fodder fodders foes folded folly fonder foothill foothills footings foray forays
  fords forearms forewarn forewarns foreword forewords forte fortes forwarder forwardest founders founts fourteenth
  fourteenths freer frenzies fret frets fries fritters fro fronds fronting frosting frostings funner furors furriest
  furs gabs gags gals gape gapes garb garbs gays gees gelded gelds gems genera genres gent gents gibe gibes gilds
  glassier gleaning glee glide glided glides gloating globules glorying gloss glossary glosses glossiest glossing
  gloving glowering glum glut gluts goad goads gobs goldener goof goofs goon goons gram grams graphics graphing
  grapples grassier grassy graze grazes greasiest greasing greatness greed greenest greets grin grind grinds grins
  gripe gripes grit grits grope gropes gross groupers growing growl growling growls guile guise guises guts hags hale
  hales halos hanged havens header headers headiest headrest headrests heal healer healers heals heartens heartier
  heartiest heated heathens heather heave heaves heaviness heftiest heightens hemp hems herds herpes hews hick hicks
  hilly hilt hilts hind hindered hinds hoed hollies hollower hollowest holly hood hoods hoot hoots hop hops hove howls
  huddle huddles hues huger hundredth hundredths hungered hurled hurtle hurtles ill ills immensity immobile inaner
  inbred incense incenses incest incite indivisible inert infer infers infest infidels infields inflame inflames
  influxes ingenuity ingest inherits inklings inks inmate innate inns insider insiders insights inspects inspires
  instants instil instill instills insulates insure integrity intensely intensify inter intern inters intrudes
  inverses invest invests invincible invisibly ions ire itch itches keen keens kiln kilns kilo kilos kinda kink kinks
  knack knacks knockers laces lacked lacy lade lades lading lads lances lander landings larded larynges lash lass
  latex lather lathers latter lattices launders law laws lazy leafing leaguing leaking leaping learning lease leases
  leashing leasing leathery lecterns lectures ledge ledges lefter leggings lend lending lends lengthens lens lent
  levee levees lewd liable lice lichen lick licked licks lighted lightening lightly lightness lightning lightnings
  likens liker lilts limed limiting liner liners linger lingers linked lint lips listen listings listless littler
  liven livens loading loam loan loans loathe loathing loathings lobe lobes lobs locale locales locating locker
  lockers lodger lodgers logged logger logs lone longed looked loon looniest loons lope lopes lops lore losers loss
  losses lotus lowing lowliest lucked lugs machetes machinery magnate magnates mahoganies mallets mange mangy manly
  marching margarine mariners marked markings mars mas massages matching math maturest maximises maximizes meager
  meagre meanings meddlers meddles medicals merger mergers metabolic mindless miner miners minibuses minus miser
  misers missiles missive missives mistress mitt mitts mixed moaning mobilise mobilises mobilize mobilizes modal mode
  modes modicums mold moldings molds moo mooning moorings moos moose moot moots mopes morns mosses moult moults mound
  mounding mounds mountainous mounting mourning mousses mousy movies mucus muffing muffling munch muse muses mush musk
  muss mustangs mustered musty mutt mutts nape napes narrowed narrowness nay nays neared neater neatest needy nerves
  nested net nether nets nettle nettles nicety niche niches niece nieces nigh nineteenth nineteenths nits noes
  notching noticing noting nude nudes oafs oars objector objectors occasion occasions odder odes odors oily olden onus
  opaquer opaquest opinions opposes opposing oppress opts orchards ores organic organics organiser organisers organism
  organisms organist organists organizer organizers organs otter otters ouster ousters ousts outed outlives overeats
  overlaid overlain overland overlay overlaying overlays overlies overpass overrun overruns overture overtures owes
  paced pacing pager paid painter paler palettes palled palls pamper pampers par parch pare pares parka parkas pars
  parsed partakes paste pasted pastes pastures pat pate pates pathos patients patriots pats pave paves payer payers
  payments pea peal peals peanuts peas peasants peck pecks pegs pellet pellets penchant pends peps perished perk perks
  pert perverts pester pesters petals petitions pets pews picky pierce pierces piers pillages pinch pitched placates
  placement plainest planed planners planting pleats plies plod plods plotters plow plows pluck plucks pluses poach
  poachers pointer pointers polishes pollster pollsters pomp pony poop poops pore pores portents portion portions
  possess posted postmark postmarks postures potion potions potter potters pouncing pounding prank pranks precious
  presto previews prickle prickles princess printed printing printings prises privater procure procures prod prods
  project projected projection projections projects prom proms pros prosecutor prosecutors prospector prospectors
  prospers protector protectors prow prows published pulse pulses punished punk punks puns punt punts puree pursue
  pursues pusses quainter quarrels quash quill quills quintets quitters radiated radiates radiation radiations radii
  radishes rags rally ranch ranchers randomness rapes rares rasher ratio ratios rattlers ravishes rayon reacted reacts
  realises realizes reallocates realty ream reams reap reaper reaping reaps rebate rebounds recant recesses recovers
  recreated recreates rector reflecting reflection reflections reflexive reflexives regain registrar registrars
  registry regret rehearses relapse relapses relate relates relating relegates reliant remodels remoter remotest
  removals rends renewals renovates reorganises reorganizes repaid repay repays repeal repeals repent repetitions
  replay repletes replica replicas reprint reprints reproves reroutes rescue residues resisted resistor resistors
  resolve resolves resounds respects respites rested retain retains retraces revel revels revere reveres reveries
  reversals reverses revile revise revivals revive revoke revolt revolver revolvers revs rider riders rife rifer
  righted rightest rightness rigors rile riles riper ripple riser risers rite rites roams roar roars rob robbery robe
  robes robs robuster roe roes rooter roster rosters rotaries rote rots rotten rotund rotundas roughed roughen
  roughens roughest roundness rouse rouses route routed routes rubbed rubier rubs ruder ruled rum rums ruse ruses rush
  rustlers sac sacked sades saints sallower sallowest salter salvages salve salves sandstorm sandstorms sandy saplings
  saturates sauce sauced sauces saucier sauciest saunters saver sawing scab scabs scalds scaliest scalpels scalps
  scampers scanned scant scanter scantier scants scarcest scariest scepters sciences scoffs scram scrams scrape scuff
  scuffs scuttles sear sears secludes securer seduce seduction seductions seep seeps seer seething seize seized seizes
  seizures selecting selector selectors semen serenity setbacks setter setters settler settlers seventeenth
  seventeenths sevenths sever severity severs sewing sews shackled shadowy shall shallow shallows sharpens sharpest
  shatter shattering shatters shave shaves sheen shelters sherbets shiftier shifting shifty shimmer shimmers shingling
  shiniest shinning shipping shire shirking shirting shoos shoppers shore shores shorted shorten shortens shortlist
  shortness showiest showings shrank shriek shrieks shrinking shrivels shrunk shunning shuns shunting shuttles
  siblings sics sided sidle sidles sift sifts silenter silt silts simmer simmers simulates sin sins sinus sips sire
  sired sires sirs sited sitter situations sixteenth sixteenths sixths sizer skater sketch skim skims skinnier
  skinning skis skit skits slack slacked slackens slacking slacks slain slam slams slander slanders slap slaps slay
  slays sleepers slenderer sliced slick slicks slid slighted slights slimier slimmed slimmest slimy slinging slink
  slinking slinks slippers slit slithers slits slivers slob slobs slog slogs slop slops slum slumbers slummer slums
  slung slunk smack smacked smacking smacks smartest smelliest smolders smoothed smoothest smoothing smoothly
  smoothness smother smothers snacked snacking sneer sneers sneeze snide snitch snitches snob snobs snoops snootier
  snort snorts snot snots snowfall snowfalls snowy snuff snuffs sodas solace solacing sold sole soled soles soling
  soothes soothing sop sops sorta sowing sown sows spacious spaded spading spangles spanking spankings spanning spared
  sparing sparking sparring spat spate spats spatter spatters spatting spawning spay spayed spaying spays speaking
  spearing specking spectres spiced spicing spies spinning splatters splendor splicing spongier spongy spoof spoofs
  spook spooks spore spores spraying spreed sprucing spry spun spunk sputters squads squarer squarest squats stab
  stablest stabs stacking staggers staid staining stake staked stakes stalked stammers stanched standbys stank
  staplers starched starter starters startles stater static stating stature statures statuses statute statutes
  steeples stench stillest sting stingers stingier stinging stings stink stinking stinks stinting stitch stitches
  stocked stoke stokes stolid stomp stomps stoniest stony stoop stoops stoutest straighter strait strangest strata
  straw straws streamer streamers stress stringent stringiest stronger studious stuffy stump stumps stunk stuns
  stutters suave subs suck sucks suctions suds sue sues suing sulk sulks sums sundries supper suppers surer surge
  surges surmises surmounting surmounts suspects suspenders sustains swallowed swat swats sway sways swellest swift
  swifts swig swigs swinging swoon swoons swung tabs tack tacked tackle tackles tacks tags taint taints talkers tangs
  tar tars tawniest teaching teachings teamster teamsters teas teats teems teen teens tees tellers tends terrains
  tester testers tethers thaws theorems theories thesis thicken thickens thickness thimbles thinker thinkers thinned
  thirteenth thirteenths thrash thrashes threshes thrive thrives throb throbs thunders tickets tidier tidiest tilde
  timidest tinder ting tingles tings tinker tinkers tinnier tinniest tinny tins tipsiest tirade tirades toasted toes
  tonne tonnes tons toots torching tots touchier tousling traced trader traders tramples translators transparently
  transpires transposes trashy trawlers treads trench trestles trickery trickier trickiest trickles tripe triplet
  triplets trolled trucking turfed turner twisters twitches udders unblock unblocks unfit unfits untie untied unties
  upped uptake uptight upturned users vertices vied vies villager villagers villains vintages violates visibly
  voltages wads waft wafts wags waif waifs walkouts walled wand wands wane wanes ward wards warier warmed warn warns
  warpaths washouts watt watts weakness weariest weest weirdest welt welts wept wheedles whereas whets whew whine
  whines whistles whitens whites whittles widowers wig wildest winded windiest wing wings wiper wipers wisdom wisest
  wist witching wits won wooded woodener woodsmen woof woofs woolen woolens woollens woos wordy worn wreathe wrest
  wrests writ writhing writs yarn yarns zips zoos`.split(/\s+/),
)
