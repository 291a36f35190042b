import type { PostEntry } from '../post-entry.ts'

export const posts: readonly PostEntry[] = [
  {
    by: 'DadAim',
    game: 'csgo',
    starred: true,
    title: 'Ranked at forty: what I gave up and what I kept',
    text: `
My daughter asked why I shout at the computer about bananas. That was the evening I decided to change how I play.
I gave up entry fragging. My reaction time is 248 milliseconds on a good day, and the boys I meet at the top of banana have 170. No amount of coffee fixes 78 milliseconds.
## What I kept
Utility. I know nineteen smokes on Inferno and I throw them on time, because being on time is a thing I learned at work. I call the round in full sentences. I buy first, so nobody waits for me.
In three months I went up two ranks with a worse aim than before. My rating is 0.94 and my team wins. The scoreboard does not show the flash that made somebody else's highlight, and at forty I find that I do not mind.
`,
  },
  {
    by: 'ninefive',
    game: 'general',
    title: 'Nobody watches my stream and it is going well',
    text: `
I have streamed for fourteen months. The average is four viewers, and one of them is my sister with the sound off.
Here is what I learned with nobody looking. Talking while playing is a skill of its own, and for the first fifty hours you lose every duel because of it. Silence feels longer to you than to them. A camera makes you sit up straight.
Last week somebody came back who had been there in March, and asked whether I ever learned that smoke on Mirage. I had. That is more than most jobs give you.
`,
  },
  {
    by: 'lastcircle',
    game: 'pubg',
    title: 'Second place, forty-one times: where the last fight goes wrong',
    text: `
I keep a list. Since September I have finished second forty-one times, and I wrote down why, each time, before opening the next game.
- 17 times I had no smoke left.
- 11 times I was on the wrong side of a ridge because I had moved too late.
- 8 times I shot first at somebody who had not seen me.
- 5 times the other player was simply better.
So in thirty-six of forty-one games the last fight was lost about three minutes before it began. I now keep three smokes and stop looting at the fifth circle. The list has become shorter. It is not empty.
`,
  },
  {
    by: 'quietward',
    game: 'lol',
    title: 'Your ward died alone: a letter to my solo queue supports',
    text: `
A ward that is cleared has told you something. Somebody walked there, spent a charge or a trinket, and was not anywhere else. Nobody in my games ever says it out loud, so I have begun to.
"Ward gone at their blue, two of them went up." It takes two seconds to type and it is worth more than the hundred seconds of sight that we lost.
I counted over sixty games. When someone said where the ward had died, the next fight was five against four in our favour a third of the time. When nobody did, it was the other way round. Please talk about your dead wards.
`,
  },
  {
    by: 'rotato',
    game: 'csgo',
    title: 'I rotate too early, and now I know by how much',
    text: `
My name is a confession. So I sat down with thirty demos of my own and a stopwatch, and measured when I left my site and when the bomb was actually seen.
I leave 4.1 seconds before there is a reason to. In nine of ten rounds it is because I heard one pair of feet and believed it was five.
The rule I use now: I need two different pieces of information before I move. Feet and a grenade. A call and an empty corridor. One alone is a fake until proven otherwise. My site has been hit more often since, and I have been there more often. That is the whole job.
`,
  },
  {
    by: 'grumble',
    game: 'general',
    title: 'In defence of complaining about patches',
    text: `
People tell me to stop. They say that the developers know what they do. I worked in a bakery for eleven years, and I can tell you that the people who complained about the rye bread were the ones who ate it.
A complaint with a number in it is a gift. "This feels bad" helps nobody. "I used to win this trade at level six with 200 health and now I lose it" is a test that somebody can run on Monday.
So here is my promise: from now on every grumble of mine comes with a number. Hold me to it, @tiltproof.
`,
  },
  {
    by: 'boxfight',
    game: 'fortnite',
    title: 'Editing slower made me faster',
    text: `
For a year I trained edits against the clock. My best was 0.31 seconds for a triangle, and I lost box fights to people who could not do it in a whole second.
A friend watched me and said: you open the wall before you know what you want from it. He was right. I was practising the hand and not the question.
Now I do ten slow ones first. Before every edit I say aloud what I expect behind it: head, feet, nothing. If I cannot say it, I do not open. My edit time in real games went from 0.4 to 0.6 and I win twice as many.
`,
  },
  {
    by: 'Yuna',
    game: 'lol',
    starred: true,
    title: 'What an academy contract looked like, the parts I may tell',
    text: `
I was sixteen and signed eleven pages that I could not read. My parents could, but not what was in them. Since then younger players write to me, so here is what I would ask today.
- Who owns your account name when you leave?
- On which day of the month is the money there, and what happens if it is not?
- How many hours is training, and who decides that a day was long enough?
- May you go home for an exam?
None of these questions made anybody angry when I finally asked them. The people who get angry at questions are an answer, too.
@Hanneke reads contracts for students for free on Thursdays. Write to her before you sign, not after.
`,
  },
  {
    by: 'Hanneke',
    game: 'general',
    title: 'Five sentences in your contract that a judge will laugh at',
    text: `
I am a law student and not your lawyer. But I have now read fifty-three contracts of amateur teams, and the same five sentences keep coming back.
"The player may not speak about payment." In most of Europe you may. "The team may end this at any time without notice; the player may not." No. "Prize money is paid when received, if received." Then ask for proof. "All streams belong to the team for ever." For ever is a long word. "Disputes are settled by the manager." Certainly not.
A bad sentence is not the end. Cross it out, write your initials beside it, send it back. Most teams copied the contract from another team and have never read it either.
`,
  },
  {
    by: 'Aino',
    game: 'general',
    starred: true,
    title: 'Your wrist is fine, your shoulder is not',
    text: `
I am a physiotherapist and see about twenty players a month. Nearly all of them point at the wrist. In most of them the wrist is only where it arrives.
## A test for at home
Sit as you play. Let somebody put a coin on the shoulder of your mouse arm. Play one deathmatch. If the coin has fallen, your shoulder is holding up your arm, for hours, every day.
Lower the chair until the forearm lies on the desk by itself. Move the keyboard to the left by a hand. Take a pause of two minutes after each map, standing, and swing the arms like a bored child. It looks silly and it works.
If you have tingling at night, see somebody in person. A post is not an examination.
`,
  },
  {
    by: 'olddust',
    game: 'csgo',
    title: 'Twenty years on one map',
    text: `
I have played Dust II since 2003, and I am sometimes asked whether it gets boring. It does not, because the map is the same and everybody else is different.
In 2005 people ran. In 2012 they threw everything at long. In 2016 they suddenly knew what time it was. Now there are fourteen-year-olds who stand still in places where I have never seen anybody stand, and they are right.
I do not play well. I know every corner and I am too slow for half of them. But when somebody new comes onto our server and asks where catwalk is, I get to show them round, like somebody who has lived in the village all their life.
`,
  },
  {
    by: 'chairforce',
    game: 'general',
    title: 'I bought the expensive chair so that you need not',
    text: `
It has lumbar support, it has a cushion shaped like a kidney and it squeaks in F sharp. After eight months I can report that my back is exactly as good as it was on the wooden chair from my grandmother's kitchen.
What helped was not the chair. It was raising the screen by eleven centimetres with two dictionaries, and standing up when a round is lost.
If you have money left, buy a lamp. I changed mine from blue to warm white and sleep an hour earlier. Nobody sells a lamp with wings on it, which is why nobody tells you.
`,
  },
  {
    by: 'deagleton',
    game: 'csgo',
    title: 'Statistics of a man who only buys the Deagle',
    text: `
Four hundred rounds, one pistol, no shame. Here is the table that nobody asked for, in words because I cannot make tables.
On full buys of the enemy I have hit the head in 11 per cent of my shots. In those rounds we won 38 of 100. In the same rounds with a famas, before this experiment, we won 37.
So the famas was worth one round in a hundred, and the Deagle leaves 1,350 dollars over for grenades that somebody who can aim may throw. I am not saying that you should. I am saying that you should let me.
`,
  },
  {
    by: 'stormside',
    game: 'fortnite',
    title: 'Playing edge when everybody plays the middle',
    text: `
The middle of the zone has height, loot and nineteen other people who have watched the same video. I live on the edge. It is cold there and there is room.
You need three things. Know which third of the circle moves: walk along the side it moves towards. Keep a way to cross open ground, always, even if it costs you a weapon slot. And never fight with the storm behind you for longer than it takes to count to ten.
In scrims I now reach the last ten in six games of eleven, with fewer materials than anybody left. It is not pretty. I have eleven clips from two hundred games.
`,
  },
  {
    by: 'redzone',
    game: 'pubg',
    title: 'Playing on a phone from a moving train',
    text: `
My commute is ninety minutes each way, and my computer is the phone in my hand. People in voice chat laugh until we land.
What I can do: hear. Good earphones on a phone are as good as yours on a desk. What I cannot do: look around while aiming, because both thumbs are busy. So I play where I need not look around. Houses with one door. The inside of a ridge.
The tunnel before Kalyan takes my connection for forty seconds. I know when it comes and lie down in a bush. Twice I have come out of it in the top ten.
`,
  },
  {
    by: 'Rasmus',
    game: 'general',
    title: 'Why the crowd sounds different at home',
    text: `
I mix the sound at finals, and the letter I get most often says that the crowd is too quiet on the stream. It is not. It is too far away in time.
The game sound reaches you with a delay of a few seconds, the casters with another, and thirty microphones in the hall with a third. If I move the crowd to where it fits the picture, the casters answer a cheer that has not happened yet. If I move the casters, they talk over the shot.
So I cheat: I keep the crowd low and ride one fader by hand for the last fifteen seconds of a round. When you have goose bumps at home, it was a thumb in a dark room.
`,
  },
  {
    by: 'pixelpaul',
    game: 'general',
    title: 'The overlay should leave before you notice it',
    text: `
I draw overlays for small tournaments. My first had nine moving parts and a dragon. A viewer wrote: "Nice, but which team is which?"
Now I begin with what is not there. Names, score, time. Everything else has to argue for its place, and it has five seconds. Economy? Yes, but only in the pause before a round. Sponsors? Yes, one, and it does not blink.
And test it on a phone in the sun. If you cannot read the score at arm's length on a balcony, it is a picture of an overlay and not an overlay.
`,
  },
  {
    by: 'Ingrid',
    game: 'csgo',
    title: 'What a team manager does on a match day, by the clock',
    text: `
06:40 somebody has forgotten a passport. 08:15 the passport is found in a shoe. 09:00 breakfast; two players do not eat, I put bananas in my bag.
11:30 at the hall. The chairs are the wrong height, and the one who will say so is not the one who will suffer from it. 12:10 a mouse pad is missing. I have four. 13:00 the first map. I have nothing to do for fifty minutes, and it is the worst part.
17:45 we have lost. I book the train before they come out, so that nobody has to ask when we go home. That is the job: that the next question is already answered.
`,
  },
  {
    by: 'smokewall',
    game: 'csgo',
    title: 'My spreadsheet has 612 smokes and I use nine',
    text: `
I confess. The spreadsheet has columns for tick rate, stance, jump, run-up and mood. I have tested every line on every map, and in matches I throw the same nine.
The reason is time. A line-up that needs eight seconds of standing still in a corner is worth a smoke and costs a life. I sorted all 612 by how long they take from the moment you decide. Forty-four are below three seconds. Nine of those land where anybody would want a smoke.
If you want to start: learn those that you can throw while walking to where you are going anyway. The others are stamps. I collect stamps.
`,
  },
  {
    by: 'halftime',
    game: 'csgo',
    title: 'Nobody comes back from twelve to three, except all the time',
    text: `
It is said so often that I wanted to know. I took 2,140 maps of amateur leagues in which one team led by twelve to three at the half.
The other side won 231 of them. That is more than one in ten. If a bus came late one time in ten, nobody would call it a miracle. They would call it Tuesday.
What the winners have in common is dull: they won the second pistol round in 164 of those 231. So if you are three to twelve down, stop talking about spirit, and talk about which pistol you buy.
`,
  },
  {
    by: 'laneswap',
    game: 'lol',
    title: 'How to lose a lane on purpose',
    text: `
You will be swapped on. You will be in a lane against two, at level one, with a champion who was made for something else. Accept it in the loading screen and you are ahead of most.
Let three waves go. Stand where you get the experience and not the gold. Tell your jungler that you are going to die if he comes, and mean it. At level four you have lost about 600 gold. They have spent two players on taking it.
The mistake is not losing the lane. It is trying not to lose it, and calling three people to a place where there is nothing left to win.
`,
  },
  {
    by: 'stormside',
    game: 'fortnite',
    title: 'A month without turbo building',
    text: `
I switched it off to see what my fingers do. On the first day I fell from my own tower four times. On the tenth day I noticed that I had been placing about twice as many walls as I needed, because holding a button costs nothing.
Without turbo every wall is a decision. I have materials left at the end now. I also hear more, because I am not hammering.
I will switch it on again, it is a good feature. But I will keep the habit of asking whether that wall is for them or for my nerves.
`,
  },
  {
    by: 'Kestrelfan',
    game: 'csgo',
    title: 'A supporter is allowed to leave at half-time',
    text: `
I have watched every Kestrel match for six years, including the ones at four in the morning. Last Sunday at two to thirteen I closed the window and baked bread.
Somebody called that betrayal. I have thought about it, and here is my answer. I do not owe a team my evening. I owe it that I come back, and I came back on Tuesday, and they lost again, and I was there.
The bread was good. It is always next year, and next year one needs strength.
`,
  },
  {
    by: 'tiltproof',
    game: 'general',
    title: 'I wrote down every time I was angry for a month',
    text: `
Sixty-three times in ninety-one games. I noted the minute, what had happened, and what I did in the next thirty seconds.
Only nine of the sixty-three were about losing. Twenty-two were about somebody saying nothing when they should have said something. Fourteen were about somebody saying something when they should have said nothing. I did not know that about myself.
What I did in the next thirty seconds was, in forty cases, exactly the thing that had made me angry. So I have a note on my screen now. It says: say it once, say it early, say it nicely. I still fail. I fail about twice a week.
`,
  },
]
