import type { PostEntry } from '../post-entry.ts'

export const posts: readonly PostEntry[] = [
  {
    by: 'Marisol',
    game: 'general',
    starred: true,
    title: 'Two cups a year: what it costs to run one, in full',
    text: `
People ask what a women's cup with thirty-two teams costs. Nobody publishes it, so here is ours from October, to the last dollar.
- Hall for two days: 1,900, because the university likes us.
- Servers and network: 240.
- Referees, eight of them, fed and paid: 1,120.
- Prizes: 3,000.
- Insurance: 310. Do not skip it.
- Water, cables, tape, and the second box of tape: 185.
That is 6,755. Sponsors gave 4,000, entry fees 1,280, and a bake sale 611. I paid the rest, and I would again.
If you plan one, write to me. I have the spreadsheet, the forms and the telephone number of a man with four hundred chairs.
`,
  },
  {
    by: 'Elif',
    game: 'lol',
    title: 'I muted chat for a season and missed one thing',
    text: `
Two hundred and twelve games without a word from anybody. I climbed a division, which I would have done anyway, because I played two hundred and twelve games.
What I missed is small. After a win against the odds, when the fountain breaks, somebody always writes something silly. "gg my mother is calling." I had forgotten that there are people there.
So this season chat is on, and the mute button is where my thumb is. Six seconds are enough to know. Most people deserve six seconds.
`,
  },
  {
    by: 'Matteo',
    game: 'general',
    title: 'How subtitles for a live cast come about',
    text: `
We are nine volunteers, and subtitle casts for people who do not hear. It began with one viewer asking whether anybody could type along.
One person types what the caster says, a second corrects names and numbers, a third decides what to leave out. The third is the hardest. A caster says two hundred words a minute, and nobody reads that while watching a fight. We keep about ninety.
We never leave out a joke. If the hall laughs and the text does not say why, one more person is alone in the room.
`,
  },
  {
    by: 'bushcamper',
    game: 'pubg',
    title: 'The honour of the bush',
    text: `
You call it camping. I call it being where you did not look. Let me explain the craft to those who only know it from the other side.
A good bush is not the one that hides you best. It is the one that nobody has a reason to shoot at. Alone on a field is bad. Third in a row of seven is good. Beside a rock is bad, because everybody looks at rocks.
And you must be able to leave it. I have seen people crouch in a perfect bush until the circle took them, too proud to move. A bush is a place to think about the next bush.
`,
  },
  {
    by: 'nightbus',
    game: 'general',
    title: 'Watching finals on the N29',
    text: `
I work until half past eleven and see most finals on the upper deck of a night bus, front left, on a phone with a cracked corner.
You learn to watch without sound and without pictures when the bus goes under the bridge. What is left is the score, and it is enough. Eleven nine. Twelve nine. Then nothing for two minutes, and you know that it is a long round.
Once a man across the aisle was watching the same match, about ten seconds ahead of me. He saw my face and held his hand over his screen until I had seen it, too. I never asked his name.
`,
  },
  {
    by: 'ecoround',
    game: 'csgo',
    title: 'A round with nothing is not a round for nothing',
    text: `
We won eleven eco rounds last month, of seventy. That is not many, but look at what the other fifty-nine did.
In twenty-three we took two rifles or more. In fourteen we planted, which is eight hundred dollars we did not have. In nine we learned where their sniper stands when he thinks that nothing can happen to him.
So we have a rule: before an eco round somebody says what we want from it. A plant. Their AWP. To know who plays short. If nobody says anything it is a round for nothing, and those we have all seen.
`,
  },
  {
    by: 'ohmyward',
    game: 'lol',
    title: 'One more ward, a calculation',
    text: `
A control ward costs 75. A death costs about 300 and thirty seconds. So a ward has to save one death in four to be free, and everything above is profit.
I marked every control ward of mine in a hundred games with what it had seen in its life. Thirty-eight had seen somebody who was on the way to one of us, and we moved. In twelve of those I am sure that somebody would have died.
Twelve of a hundred and eighty is less than one in four. I was disappointed for a day. Then I counted those on the river only: nine of thirty. Put them in the river. Keep the others for your nerves.
`,
  },
  {
    by: 'MidOrFeed',
    game: 'lol',
    title: 'Playing the role I was given, fifty times',
    text: `
Auto-filled players lose, everybody knows that. I wanted to know why, so I queued fifty games as whatever nobody else wanted.
I was worst at support, and not because of my hands. I kept looking at the enemy minions, because that is where I have looked for six years. The support has to look at everything else. After twenty games I put a piece of paper over the lower middle of my screen. It helped at once.
I won twenty-one of fifty. In the last ten I won six. Being filled is not a sentence. It is a week of practice that nobody gives you.
`,
  },
  {
    by: 'looplord',
    game: 'general',
    title: 'A good clip begins four seconds earlier',
    text: `
I have cut about three thousand clips, and the ones that travel have something in common. You see that it cannot work before it works.
People begin with the first shot. But a shot is nothing. Begin with the empty magazine, the flash in the wrong direction, the team-mate saying "save". Four seconds, rarely more. Then the thing happens, and then you stop, before anybody shouts.
No music. If the clip needs music it is not a clip. And write the name of the player who died, too. They were there.
`,
  },
  {
    by: 'boxfight',
    game: 'fortnite',
    title: 'My little brother is better than me and I coach him',
    text: `
He is twelve, and I have not beaten him since Easter. When he asked me to coach him for a school cup I thought that he was joking.
It turns out that he can do everything and decide nothing. Where do we land? "Where it is fun." When do we leave? "When it is hot." So I do not tell him how to play. I ask him a question every two minutes and he has to answer it before he moves.
They came fourth of forty. He said it was less fun and that he wants to do it again. I have never been so proud of a sentence.
`,
  },
  {
    by: 'Ozzy7',
    game: 'pubg',
    title: 'Things I hear in the last circle that are not there',
    text: `
After sixty late circles a week my ears have opinions. I recorded forty of them and listened again the next morning, calm and with tea.
In thirty-one I had called footsteps that were my own. The second most frequent ghost is a door: wood under rain sounds like one. Third, a reload, which was my chair.
Only four of those ghosts cost me the game. But all of them cost a look in the wrong direction. I now say aloud what I hear and my partner says whether he hears it, too. If it is only one of us it is the chair.
`,
  },
  {
    by: 'Saga',
    game: 'fortnite',
    title: 'Build first, think second: an apology',
    text: `
My profile has said for years that I build first and think second. This spring a reader asked for the numbers, and I am a person of honour.
In eighty ranked games I noted each fight that I began by building before I knew where the others stood. There were 190. I won 71. Of those that I began by standing still for two seconds I won 44 of 80.
Two seconds. That is all. I will not change the profile, because it is a good sentence. But I have stopped believing it.
`,
  },
  {
    by: 'Tindra',
    game: 'csgo',
    title: 'Flash for somebody else',
    text: `
A flash that you throw for yourself is a request. One that you throw for somebody else is a present.
`,
  },
  {
    by: 'DadAim',
    game: 'general',
    title: 'House rules for a family with two players and one connection',
    text: `
We have a daughter who plays, a father who plays, and a line that was made for neither. These are our rules, after a year of negotiations.
- Who has school tomorrow has the cable. The other has the wireless and patience.
- No downloads between five and nine. The console is a guest and behaves like one.
- Whoever loses does the dishes only if they would have done them anyway. Games are not punished.
- Both of us eat at the table. Matches end; dinner gets cold.
The last one is hers. I would not have dared.
`,
  },
  {
    by: 'smokewall',
    game: 'csgo',
    title: 'Which grenades nobody throws back',
    text: `
When the enemy takes a site they throw what they know. When they have to take it back, they throw what is left, and that is usually nothing.
I went through ninety retakes of our league. In sixty-eight the defenders had no grenade at all in the moment the bomb was planted. They had thrown them in the first twenty seconds, at nobody, because one throws them.
We play with a simple rule since: one of us keeps a flash and a smoke until the plant, whatever happens. Our retakes went from one in five to one in three. It is the cheapest thing I have ever suggested.
`,
  },
  {
    by: 'Rasmus',
    game: 'general',
    title: 'Headsets, tested by somebody who is paid to listen',
    text: `
I borrowed eleven headsets and measured them on a dummy head in a wardrobe full of coats. I will not rank them, because your head is not my dummy.
But three things held for all. The ones that call themselves surround place a step behind you no better than plain stereo. The expensive ones have better microphones and the same speakers. And every single one leaks less when the cushions are new.
So before you buy a headset, buy cushions. They cost fifteen euros. Yours are flat, I can hear it from here.
`,
  },
  {
    by: 'olddust',
    game: 'csgo',
    title: 'Our server closes after nineteen years',
    text: `
On the last of the month the little machine under Graham's stairs will be switched off. Graham is moving and the new house has no stairs.
It has had 4,100 different names on it. Two of them got married. One learned English there, from us, which we regret. There was a Christmas when fourteen people were on it at midnight and nobody shot.
We will find another, of course. Somebody has already offered a rack in Leeds with a number for a name. But I wanted to write down somewhere that the old one was called Doris.
`,
  },
  {
    by: 'demo',
    game: 'general',
    title: 'Hello from somebody who is only looking around',
    text: `
I signed in to look around, and now I have been here for three evenings. So it seems polite to say hello.
I used to play a lot of Counter-Strike when it came on a disc, stopped for ten years, and began again because a colleague needed a fifth. I am exactly as bad as you think. What I like here is that people write about losing as if it were interesting.
If somebody has a tip for a person with forty minutes in the evening and no wish to be good, I would be glad to read it below.
`,
  },
  {
    by: 'demo',
    game: 'csgo',
    draft: true,
    title: 'Forty minutes in the evening',
    text: `
Your answers to my hello were so kind that I tried all of them for two weeks. Here is what worked for me, so far:
- One map, always the same.
- Ten minutes of nothing but walking through it and looking.
(to be continued, ask my colleague about the third week)
`,
  },
  {
    by: 'demo',
    game: 'general',
    draft: true,
    title: '',
    text: `
An idea: what would a league look like in which nobody may play more than three evenings a week?
`,
  },
  {
    by: 'Kestrelfan',
    game: 'csgo',
    draft: true,
    title: 'Why this is the year (do not publish before the final)',
    text: `
I will only say it once.
`,
  },
  {
    by: 'Yuna',
    game: 'lol',
    title: 'Jungle paths are sentences',
    text: `
Red, blue, gromp is a sentence. Everybody has read it before, so everybody knows how it ends.
When I was in the academy our coach made us write our first clear as a sentence and read it aloud: "I begin at red because I want them to think of bottom, and I end at top because that is where I am going." If it had no "because", we did it again.
Try it for ten games. Most of us say nothing at all with our path, for four minutes, every game.
`,
  },
  {
    by: 'rotato',
    game: 'csgo',
    title: 'Two weeks with a ping of 180',
    text: `
I moved from Sydney to a town with one cable, and it is shared by sheep. My ping is 180. I thought about selling the mouse.
What does not work any more: peeking, jiggling, winning against anybody who is holding an angle. What works: being where they come to. Utility does not care about ping. Neither does a good call.
I have become the person who throws, plants and listens. My aim is asleep. To my surprise I am still in the same division, and my team says that I talk more sense than before.
`,
  },
  {
    by: 'Bohdan',
    game: 'csgo',
    title: 'For sale: one opinion, with sources',
    text: `
I analyse matches for money, which means that teams pay me to tell them what they saw. Let me give away the one thing that I say most often.
You do not lose because of your worst habit. You lose because of your second worst, since everybody knows the first and covers it. Ask your team-mates what you always do wrong, write it down, and then ask what comes after that. The silence before the second answer is where the rounds are.
The sources are 340 matches and nine captains who were not pleased.
`,
  },
]
