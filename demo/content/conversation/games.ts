/**
 * What people say about each game, under any article on it. A line that begins with > answers the
 * one above it.
 */
export const games = {
  csgo: `
Five thousand hours and I still throw that smoke into my own wall.
> Aim at the antenna. No, the other antenna.
You can hear a team that trusts its caller: nobody talks over him after the first death.
> Ours goes quiet too, but for other reasons.
People watch the AWP. Watch the second rifle, he is the one who makes the AWP possible.
> As a second rifle: please keep saying this.
T side is a mood, CT side is a plan.
> And overtime is a prayer.
I miss when a retake was three people running in a straight line.
> It still is, below a certain rank. Come and visit.
The economy decides more maps than aim. It is just harder to clip.
> Nobody has ever shared a clip called “sensible save in round eighteen”.
Every demo I watch, somebody dies with two flashes in the pocket.
> It is me. I am saving them for a special occasion.
Nobody respects the half-buy until they lose to one.
Best map in the pool is still Inferno and I will not be taking questions.
> Why?
> Overpass, and I will be taking questions.
In our league the anti-eco is where we lose the match.
> Same here. Five pistols and all our confidence.
Ancient is only fun if both teams forget about the middle.
The molotov at the right second wins more rounds than the ace at the wrong one.
The crosshair is not the problem. The feet are the problem.
> Somebody put this on a wall in my room.
It is always the quiet lurker who saves the half.
I put the demo on at half speed and counted how often they check the same corner. Too often.
> Which corner? Asking before my match tonight.
There should be a prize for the best pistol round nobody talks about.
Save, and for the love of everything, hide.
The timing on that flash was so good that I blinked in my living room.
If your default takes fifty seconds you do not have a default, you have a walk.
> Our walk is very well organised.
Counter-Strike is five people agreeing on a lie for a minute and forty.
> The other team also agrees on it, that is what hurts.
Dropped one rifle too many and could not buy for two rounds. Story of the evening.
The knife round is the purest form of this sport.
They stacked the wrong site with such conviction that I almost believed them.
Twelve-three up at half-time is when I start to sweat.
Someone on our team has bought a Negev every Friday for four years, and every Friday we let him.
> A team without a Negev Friday is only a group of people.
I learned more from one lost eco than from all my aim maps.
Never peek twice. I say it, I know it, I peek twice.
> Third time is where the magic is.
The best players I know have boring settings and go to bed.
You could put any name on the jersey and I would recognise that mid-round call.
  `,
  fortnite: `
Everyone builds like a god in creative and like a plumber in zone eight.
> Plumbers finish what they build.
The person who lands alone and lives is worth more than the one with the clip.
Piece control is a conversation. Most of us are shouting.
> I am mostly apologising.
Refills win cups. Nobody likes to hear it.
> They also make terrible highlight videos, which is the actual problem.
Height looks safe because the camera likes it.
I lost a tournament to a fishing rod once. Long story.
> We have time.
Surge tags are the tax you pay for playing clever.
> And some of us have been dodging it for years.
My duo and I agree on everything except which way the storm is going.
> One of you should hold the map. Not the one who likes holding the map.
Kids these days edit faster than I can read the killfeed.
> I was told off for saying “killfeed” in front of a junior team. It is “the thingy” now.
Spray meta or not, the first shot still decides the fight.
Off-spawn fights are coin tosses with better graphics.
> So do not flip them. Land next door.
Zero build was a good holiday, but I missed the carpentry.
Keep one wall of metal for the last ten seconds. Always. I never do.
My longest tunnel was forty tiles and ended in a tree.
Whoever designed the moving zones has a cruel and beautiful mind.
Contest us once, fine. Contest us twice and it becomes personal and bad for both.
> My duo calls it a friendship by now.
We practise box fights for hours and then die to fall damage.
> Fall damage is undefeated this season.
Mechanical peak at sixteen, tactical peak at twenty. Most quit at eighteen.
> The ones who stay usually had a coach who let them sleep.
The loot pool changes every month, the endgame nerves do not.
Half a duo is not a player, it is a habit that needs its other half.
Nothing ages faster than a Fortnite strategy video.
The storm does more coaching than most coaches.
Placement is a skill. I will die on this hill, in ninth place, with eleven metal.
Cone first, panic second.
I watch the map, not the player. It made me better in a week.
> Try listening to the map too. It sounds stupid until zone six.
Two good edits and a calm voice beat ten good edits and a scream.
  `,
  pubg: `
Second place again, but with style.
> Style is what we call it at our place too.
A compound is only yours until the circle says it is not.
> And then it belongs to whoever parked closest.
You do not win by shooting, you win by arriving.
> Arriving and then shooting, ideally in this order.
The best decision of the match is usually the car you leave behind.
Bridge campers have mothers too.
> And the mothers are also on the bridge.
Three kilometres on foot is a personality.
There is nothing louder than one’s own footsteps in phase eight.
> My chair. My chair is louder.
Early circle on the island means I have to listen to my squad about boats for twenty minutes.
Nobody checks the sheds. Check the sheds.
> I live in the sheds. Please do not check the sheds.
When four people agree at once where to go, it is already too late to go there.
Smokes are cars for people without cars.
The scout is the loneliest job in this sport.
> Ours talks to himself. We have stopped muting it.
Miramar has two seasons: too far and too open.
Vikendi in the snow is the only time I feel at home in a video game.
Frag count looks good in the graphic, placement looks good on the bank account.
> There is no bank account. There is a voucher for a chair.
If you hear a car stop, it is not your friend.
The last ten are played in the first five minutes. I believe this more every year.
Edge play is just patience with a map open.
> Edge play is panic with a map open, but slowly.
We held a hill for fourteen minutes and died to somebody in a bush with a crossbow.
> Hello. It was a good bush.
The zone does not hate you. It has not noticed you.
> The zone noticed me personally last night.
I like a sport where lying in the grass is a legitimate plan.
Throw the grenade where they will be sad, not where they are.
A squad that can be silent for two minutes has already beaten half of the lobby.
Blue zone, red zone, comfort zone. I only ever leave the last one by accident.
Every driver thinks he is the good driver.
> I am the good driver. Ask anyone who survived.
Erangel at sunset and no hurry. That is why I am still here.
  `,
  lol: `
Drafts are won on Tuesdays and lost on Saturdays.
Dragon soul is a prize for the team that was allowed to want it.
> And the other team always says it gave it away on purpose.
The support sees everything and gets to decide nothing.
> We decide who gets flamed. Nobody, because we are tired.
Wave states would be more popular if they had a nicer name.
> “Where the little people stand” works with my friends.
Ranked is four strangers and one plan, and the plan is mine, and it is bad.
> Mine is worse and I have a ping for it.
Never fight for the Herald because you are bored.
> That is eighty percent of all Herald fights.
The enemy jungler is always top. Always. Even in replays.
Scaling is an excuse that works until minute thirty.
Every team has one player who says “we outscale” as a greeting.
> Ours says it on the bus.
A good recall is worth a kill and nobody cheers for it.
The pick was fine, the idea behind it was late.
Objective setup starts a full minute before the objective. I have that on a note at my desk.
> My note says “breathe”. We are not the same.
Vision score is the only statistic I would show to a parent.
My mid says he had priority. He had hope.
> Hope is priority without minions.
The old item was better. I cannot say why, but it was.
> You say that about every item, and twice you were even right.
Best of five is where the coach earns the money.
Nobody steals Baron. Somebody else drops it.
One flash on cooldown is a map without a corner.
I miss the days when a support could be poor and proud.
Laning phase is a negotiation with very short sentences.
Red side needs a better offer than “last pick and good luck”.
Twenty minutes of patience, four seconds of teamfight, ten minutes of blame.
> You forgot the honour screen, where all is forgiven and no one is honoured.
My duo locked in a support Teemo, and I would like to be excused.
> Denied. Ward the mushrooms.
A surrender vote is a survey of who still likes each other.
Watch the feet of the ADC in the last fight. He never stands where I would stand, which is why he is alive.
  `,
  general: `
Nobody thanks the people who carry the tables.
> Thank you, table people.
Half of esports is logistics, and the other half is waiting for logistics.
> And the third half is looking for an adapter.
I work in broadcast and can confirm that everything is held together by one calm person with a headset.
> Every crew has exactly one. When they are ill the show is, too.
Cable ties, gaffer tape, and somebody who can say no. That is a tournament.
Every LAN I ever went to smelled the same. I would recognise it blindfolded.
> Dust, energy drink, warm plastic. They should bottle it.
The scene grew up, and now it has to pay its bills like the rest of us.
> I liked it younger. I did not like waiting for the money.
Please more about referees. They know where the bodies are.
> We know where the pens are. Nobody else does.
You can hear in the first five minutes of a show whether the crew has slept.
Sleep, light, chairs. Solve those three and the level goes up by itself.
> And a door that closes. Four things.
It is always the small events that try something new.
The rulebook of our league is forty pages and thirty of them are about headsets.
> Ours has a whole page about bananas. There was an incident.
My boss sponsors a youth team and had no idea what a timeout was. He does now.
Volunteers are not a business model, however nice they are.
> As a volunteer: correct, and still see you on Saturday.
A good schedule is a kindness.
I have run a stage on four hours of sleep and one screwdriver. The screwdriver was not mine.
> It was mine. I would like it back.
Nobody plans for the printer.
If you want to know how an event is doing, ask whoever has the keys.
There is a whole article in who gets the green room with the window.
People ask what a manager does. Everything that nobody noticed.
> And the visa forms. Do not forget the visa forms.
We do a community cup every spring, and each year the hardest part is the lunch.
> Soup. It is always soup in the end, and people are happy.
The audience is more patient than organisers think, if you only tell it what is going on.
A spreadsheet has never cheered for anybody, and yet.
  `,
} as const
