import type { PostEntry } from '../post-entry.ts'

export const posts: readonly PostEntry[] = [
  {
    by: 'Hanneke',
    game: 'general',
    title: 'You are not an ambassador, you are an unpaid shop',
    text: `
A reader sent me a contract for "brand ambassadors". She gets ten per cent off mice. In return she posts three times a week, wears the shirt, and lends them her face for two years.
I did the sum for her. Three posts a week are about four hours. Ten per cent of a mouse are six euros. She would have to buy a mouse every half an hour to be paid like somebody at a till.
If a company likes you, it can say so with an invoice. If it has no money for that, ask for something that costs it nothing and helps you: a named contact, a deadline, the right to stop.
`,
  },
  {
    by: 'ecoround',
    game: 'csgo',
    title: 'The captain who apologised after a win',
    text: `
We won sixteen to eleven and were loud about it. Then our captain asked everybody to stay for a minute and said sorry to Mads.
In round nineteen he had called Mads stupid. We had all heard it and forgotten it, because the round was won. Mads had not forgotten. He had played the next eight rounds as if somebody were sitting on his hands, and nobody saw it on the scoreboard.
I have been in teams for eleven years. I have heard apologies after a loss, they are cheap. That one I will remember when I no longer know the map.
`,
  },
  {
    by: 'quietward',
    game: 'lol',
    title: 'The minute after the dragon',
    text: `
Everybody talks about the fight for the dragon. I want to talk about the sixty seconds after it, in which most of my games are lost.
The side that got it walks home, all five, because it feels like the end of something. The side that lost it is angry, and angry people walk to the nearest tower. I watched fifty of my replays: in twenty-two the losing side took something worth more than the dragon within that minute.
So now I ping the wave before anybody presses the key for home. One of us stays. It is usually me, and it is usually worth it.
`,
  },
  {
    by: 'chairforce',
    game: 'general',
    title: 'Three exercises that you can do while you are dead',
    text: `
A round that you watch from above has between ten and ninety seconds. I used to fill them with advice for those still alive. My team has asked me to do something else.
- Press the shoulder blades together for five seconds, as if holding a pencil between them.
- Look at something more than six metres away. A neighbour's window will do; wave if they look.
- Stand up, sit down. That is a squat, and nobody has to know.
I die a lot, so I am now in excellent shape. My team wins more often, too, which I choose not to think about.
`,
  },
  {
    by: 'redzone',
    game: 'pubg',
    title: 'What my grandmother sees when I play',
    text: `
She is eighty-four and watches over my shoulder on Sundays. She does not know the rules, and I have stopped explaining them, because what she says is better.
"Why does everybody run to the houses if the houses are dangerous?" "That man lay down, so he is not sure." "You looked at your bag when you should have looked at the hill." She managed a market stall for forty years and can tell from how somebody stands whether he is going to buy.
Last Sunday she said "now" about half a second before I would have. I shot. She went back to her peas.
`,
  },
  {
    by: 'pixelpaul',
    game: 'general',
    title: 'Colours for people who do not see yours',
    text: `
One in twelve men sees red and green as neighbours. In a hall with five hundred viewers, that is about forty people who cannot tell which team is which on a bad overlay.
I asked three of them to sit with me for an evening. What helped was not another palette. It was shape: one team gets round corners, the other sharp ones. A line above, a line below. Left is always left, even after the side change, because people know left.
Since then I draw everything in grey first. If it works in grey, colour is decoration, and then it can be as ugly as the sponsor wishes.
`,
  },
  {
    by: 'Ingrid',
    game: 'csgo',
    title: 'How to tell somebody that they are out of the team',
    text: `
I have done it four times. The first was by message, and I am still ashamed of it.
Do it in person or with a camera. Say it in the first sentence, since they know it already from your face and everything before it is cruelty. Say why, one reason, the true one. Do not say that it was close if it was not. Then be quiet for as long as it takes.
And call again after a week. The first call is for the team. The second is for a human being who used to eat breakfast with you.
`,
  },
  {
    by: 'laneswap',
    game: 'lol',
    title: 'A small history of things I said would come back',
    text: `
For the archive, since nobody else keeps one. I said that two players on one lane would come back when everybody had forgotten how to answer it. It did, after five years.
I said that slow carries would come back as soon as games got longer. They did, by four minutes. I said that people would go back to buying sight when gold got tight. They did, for about three weeks.
I also said that the old map music would come back. It has not. I have not given up, and I am keeping the receipt.
`,
  },
  {
    by: 'deagleton',
    game: 'csgo',
    title: 'One tap a month, with date and place',
    text: `
My profile says one tap a month, and a person on this site demanded proof. Here are the last six, from my diary.
June the 4th, Inferno, through smoke, I was aiming at something else. July the 19th, Mirage, palace. August: none, I was at a wedding. September the 2nd, Nuke, a man who was reading chat. October the 11th, Ancient, honestly good. November the 8th, Mirage, palace again, possibly the same man.
That makes five in six months, so I owe you one. I am looking at you, palace.
`,
  },
  {
    by: 'Elif',
    game: 'lol',
    title: 'In praise of the duo partner who leaves on time',
    text: `
My duo partner has a baby and exactly fifty-five minutes. At the end of them she says "good night" and is gone, whatever the score of the evening is.
I used to be annoyed. One more, everybody says one more. Then I noticed that I have never once lost five games in a row with her. We lose one, she has to go, and that is that. With others I have lost five in a row nine times this year.
So thank you to a person of eleven weeks who cries at half past nine. You have saved me about two hundred points.
`,
  },
  {
    by: 'Ozzy7',
    game: 'pubg',
    title: 'Why I thank the man who killed me',
    text: `
It began as a joke. Somebody shot me from a window which I had checked twice, so I wrote "thank you, which window?" and he answered.
I have asked 118 people since. Seventy-three answered, and sixty were kind. I have a notebook now: where they stood, what they saw of me first, how long they had waited. What they saw first was nearly always my barrel, sticking out beside a tree like a tail.
I keep it down now. It is a strange school, in which everybody who beats you is a teacher for one sentence. I recommend it.
`,
  },
  {
    by: 'rotato',
    game: 'csgo',
    title: 'The best call I ever heard was "I do not know"',
    text: `
Match point, two of us left, and our support was asked where they were. In every team I had been in, somebody would have guessed.
He said: "I do not know. I know that they are not short." We waited, four seconds, five. They came out of the place where nobody would have guessed, and we were looking at both doors.
Since then we have a rule that sounds easy and is not. You may say what you know, and you may say that you do not know. You may not say what you would do if you were them.
`,
  },
]
