/**
 * What people say where an article has a tag. A line that begins with > answers the one above it.
 */
export const tags: Readonly<Record<string, string>> = {
  coaching: `
A coach is somebody who is wrong in advance so that the players do not have to be.
> And gets dismissed for it in advance, too.
Ask the substitutes how good the coach is. They have had the time to look.
Most coaching is deciding what not to mention on the drive home.
> My coach decided that for eleven hours once. Wrocław to Malmö.
Give a coach two seasons or do not hire one.
I coach fifteen-year-olds. The hardest sentence is still “well lost”.
  `,
  transfers: `
Transfer season: everybody is “excited for the next chapter”, nobody has read the last one.
I want to see the clause, not the photo with the jersey.
> The clause is always better than the photo.
Half of these moves are about a flat, a girlfriend or a time zone.
> Mine was about a dog. I regret nothing and neither does he.
Good for the player. Ask me about the team in three months.
They will say it was mutual.
> Mutual means that both sides were tired of the same meeting.
  `,
  statistics: `
Nice sample. Now do it per side and watch half of it disappear.
> Or double. That is why one does it.
I teach statistics and I am going to steal these numbers for Thursday.
> Please tell us what they say.
Correlation, yes, but at least somebody bothered to look.
Where can I download the sheet?
> There is usually a link in the author’s replies, a day or two later.
The error bars would be wider than my screen, and I still believe the direction.
> I believe the direction a little less each season.
  `,
  interview: `
You can tell when the interviewer waited for the second answer.
The best interviews are with people who have not been told yet what to say.
> And with people who have stopped caring.
I would have asked about the losing streak, but I am not invited to these things for a reason.
Sounds like somebody I would want in my team. Or at my dinner table.
  `,
  opinion: `
Opinion pieces should come with the author’s rank.
> And with the commenter’s.
I agree with the diagnosis and would not take the medicine.
> What would you do instead? Seriously asking.
Bold, and about eighty percent right, which is a good score for an opinion.
Counter-opinion: it is fine as it is, and we only notice when we lose.
> That is also an opinion, and mine.
  `,
  qualifiers: `
Open qualifiers are the best thing we have, and they always start at nine on a Saturday.
> Nine? Ours was at eight, and the server opened at ten.
Everybody talks about the winners. I would like a list of who lost in the last round, every year.
Second round of the qualifier, against a team with a logo. We knew it was over at the logo.
One bad half and the year is gone. It is brutal and I would not change it.
  `,
  'lan-life': `
Nothing online prepares you for the moment the chair is the wrong height.
> Bring your own cushion. People laugh once, then they ask where you bought it.
Stage lights are hot, hotel beds are short, and somebody’s peripherals are always in Frankfurt.
> Mine are in Frankfurt right now.
My first LAN: lost both matches, ate three breakfasts, decided to do this for ever.
I have slept under a table at two events. The second was voluntary.
  `,
  'patch-notes': `
I read patch notes the way my grandmother reads obituaries.
> Looking for people you know?
The line that matters is never in bold.
Give it two weeks. In two weeks somebody in Korea will have broken it.
> They have broken it this morning.
Undocumented changes are the best kind, because you can be right about them before everyone else.
  `,
  hardware: `
Bought the expensive one, play exactly as badly, look better doing it.
> The looks are worth two ranks at least.
My setup has cost less than the cable they measured with.
Measured the same at home with worse tools and got the same order. Reassuring.
> How did you measure? I would like to repeat it.
Somebody please test the stuff schools can afford.
  `,
  health: `
I am a physio, not in esports, and I nodded all the way through.
My wrists thank the author. My chair does not.
Stretch, they said. I stretched, and I still lost, but without pain.
> That is the whole point of stretching.
  `,
  broadcast: `
Observers deserve their own award show, and better seats.
> Just the seats would do.
The silence on a broadcast is usually somebody in a van talking very fast.
I have cast to eleven viewers and to eleven thousand. The eleven wrote more.
  `,
  'women-in-esports': `
My daughter read this over breakfast and asked when the next one is.
> Tell her the dates. These things fill up in minutes.
More of this as plain sports news, please: who won, how, against whom.
> Exactly how they did it here.
We started with six players in our town. There are twenty-two now, and one very full minibus.
The level rose so quickly that last year’s tape is no use for preparation any more.
  `,
  rookies: `
Seventeen. At seventeen I could not order in a restaurant.
> I still call my mother to do it.
Let them be bad for half a year. It is cheaper than buying somebody new.
> Say it to the owners, not to us.
They are never nervous on day one. Day three is when they ring home.
  `,
  utility: `
Utility is manners: you announce yourself before you come in.
The spreadsheet of lineups that our team never opens is a work of art.
> Ours has colours.
Fewer grenades, later. It took us a season to believe it.
  `,
  economy: `
Money is information. Most people just spend it.
> Most people just have none.
I would watch a whole show about nothing but the buy menu.
Saving is boring, correct and bad for friendships.
  `,
  draft: `
The draft is the only part of the game my mother understands: everybody picks, somebody sulks.
First three bans tell you who was on holiday.
> And the last two tell you who read the other team’s interviews.
A flex pick is only a flex if you can play it twice.
  `,
  'map-pool': `
Take one map out and I lose a friend, put one in and I lose a weekend.
Veto phase is where our captain looks smartest and does the most damage.
> Same captain, I suspect.
Bring back the one with the pigeons.
  `,
  'late-circle': `
In the last circle everyone is a philosopher or a grenade.
> I have been both, briefly.
Ten alive and my hands forget what they are for.
The ones who win late circles look bored. I do not know how they do it.
  `,
  building: `
Muscle memory takes a month to learn and two to forget.
Fewer materials means more thinking, which means I am in trouble.
> Come to us, we meet on Sundays. The trouble, I mean.
Build less, breathe more. My duo says it like a monk.
  `,
  ranked: `
Tried it in ranked, four people asked what I was doing. I was learning.
> And were you?
My rank is a snapshot of a bad afternoon.
  `,
  katowice: `
Counting the days to Katowice, and the layers of clothing I will need there.
> Three. Four if you queue.
The group draw for Katowice looks kind until you read it twice.
  `,
  'harbour-cup': `
The Harbour Cup always has the best crowd and the worst ventilation.
> The crowd is the ventilation problem.
Gothenburg in the rain, a good final, and a bus that never came. Perfect weekend.
  `,
  'winter-cup': `
Winter Cup: cold hall, warm people, strange rules. Never change.
The Winter Cup is where ideas are tried that others announce as their own in spring.
> Written by somebody who was there before it had walls.
  `,
  'lantern-league': `
The Lantern League schedule was made by someone who has no dinner.
Say what you like about the Lantern League, its tables are always up to date.
> Because two students keep them, for free, at midnight. Greet them if you meet them.
  `,
  'northern-masters': `
The Northern Masters had the best lunch of any event I have been to, and I have been to many.
> The soup on the second day. I still speak of it.
I have a Northern Masters lanyard for every year. The colours get worse.
  `,
}
