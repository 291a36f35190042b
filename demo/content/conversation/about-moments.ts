/** About one moment of an article. A line that begins with > answers the one above it. */
export const aboutAnything = `
I keep coming back to {moment}. Everything else in here I had half expected.
> Same. I read that part twice and the rest once.
{Moment}. That is the whole article for me.
Somebody is going to make a shirt out of {moment} and I am going to buy it.
> Put me down for a medium.
> The shop is not even open yet and you are already spending.
Sent this to my brother because of {moment}. He answered with one question mark, which from him is a lot.
If you had told me about {moment} a year ago I would have asked you to stop making things up.
> A year ago you were still telling us the old patch was coming back.
Could we get a follow-up on {moment}? It feels like there is a second article in there.
> Seconded. Even a short one.
Everybody will argue about the headline. I would rather argue about {moment}.
> Fine, I will start: I do not buy it.
Not convinced by {moment}, to be honest. It reads well, but reading well is not evidence.
> What would convince you, out of interest?
> It never does with you and I mean that kindly.
Read it on the bus, missed nothing, understood {moment} only on the way home.
Small thing, but {moment} deserved its own paragraph.
The comments are going to be about everything except {moment}. Prove me wrong.
> Hello, I am here to talk about something else.
I laughed at {moment} and then I felt a bit bad.
> Do not. I think that was the point.
{Moment}: I would frame it.
I have a theory about {moment} and it needs a whiteboard.
> Of course it does.
Bookmarking this for {moment} alone. Will need it the next time somebody tells me that preparation is overrated.
The part about {moment} is going straight into our team chat, and from there straight into being ignored.
> Ours has a channel for things to ignore. It is the busiest one.
Nobody in my Discord believed me about {moment}. Now there is a link. Thank you.
First I thought {moment} had to be a typo.
> So did I. I went and checked before I came here.
Not sure the lesson is {moment}. To me the lesson is that somebody wrote it all down.
{Moment} tells you more than any ranking this season.
Two coffees, one article, and I am still thinking about {moment}.
Showed {moment} to my dad, who thinks all of this is nonsense. He said: “So it is like curling.” I had no answer.
> Your dad is right and curling is great.
> Tell him it is curling with more shouting.
This is a good day to be someone who has been going on about {moment} for two years.
> We know. We were there.
I would not have noticed {moment} without this. That is what I come here for.
With respect, {moment} was luck. Good luck, well used, but luck.
> The harder they practise, and so on.
> I used to think so. Then it happened four times.
More of this, please. Less “top ten plays”, more {moment}.
Anyone else think {moment} got a bit too much credit?
> No, but I had the same feeling about the rest.
> A little. It makes a better story than the boring explanation, which is practice.
Quoting {moment} at people in ranked did not improve my ranked.
My favourite detail is {moment}. My least favourite is that I will now never see it any other way.
Forty comments and no one has mentioned {moment}. What are we even doing here?
> Arguing, mostly.
I translated {moment} for my parents. It sounds even stranger in our kitchen.
I ran the numbers on {moment} in my head, got it wrong, and ran them again on paper. It holds.
> Show the paper.
It takes some nerve to put {moment} into print before the next event.
Print {moment}, hang it in every practice room, and half of the league saves itself a month.
> They would hang it beside the other twelve things they never look at.
I have watched this scene since it fitted into a hotel ballroom, and {moment} still surprised me.
Came for the result, stayed for {moment}.
Please nobody tell my captain about {moment}. He gets ideas.
> Too late. We are in the same team.
So {moment} was real. I owe somebody ten euros.
> You owe me ten euros.
I read the German version too and there {moment} sounds even drier. Recommended.
The thing with {moment} is that it cannot be bought. That is probably why it took so long.
You could write a rulebook around {moment}, and I suspect somebody at the league is doing so tonight.
> As long as they give us more than three days’ notice this time.
My takeaway: {moment}, and drink more water.
{Moment}, in this economy.
> Every time.
I disagree with nearly all of this, and yet {moment} made me sit up.
Had to explain {moment} to a colleague who had seen it over my shoulder. She now has a favourite player. I do not know how that happened.
> It starts like that. She will have opinions about the map pool by Friday.
The picture is good, the title is good, {moment} is better.
Skipped to {moment} because of the comments, went back to the top because of {moment}.
`

/**
 * About moments that somebody could have watched: not for articles that count, measure or argue.
 */
export const aboutPlay = `
My team tried something like this once. We did not get {moment}. We got shouted at.
> Who did the shouting?
I was there, three rows from the back, and {moment} looked nothing like that from where I sat. Felt like it, though.
> From where we sat nobody knew what was going on at all.
There is a version of this story without {moment} and it is the one the press release would have told.
> The press release had four adjectives and no facts. I read it.
Can someone explain {moment} to a person who started watching in the spring?
> It makes more sense the second time. The first time it is just people doing odd things in a hurry.
> Short answer: they gave something away to get something bigger. The long answer is the article.
I would pay to hear the voice comms around {moment}.
> You would hear breathing and one person saying “okay” eleven times.
Honest question: does {moment} survive against a team that has read this?
> For a week.
> Everything survives a team that reads. Reading is not practising.
{Moment} and no replay of it on the broadcast. I will never understand how those choices are made.
> The director was showing the crowd. The director is always showing the crowd.
Wait until a certain caster reads about {moment}. We will hear of nothing else until summer.
Is there a recording that shows {moment} properly?
> The second camera has it. The main one cuts away.
I know {moment} is the part everyone will remember, but look at who stood still while it happened.
If {moment} happens in my amateur league next week I am blaming this site.
> It will happen badly, that is how it works.
About {moment}: the same thing was tried three seasons ago, nobody wrote about it, and it failed for a very stupid reason.
> Go on. What reason?
> I remember. The stupid reason was the flight.
Never has {moment} been described so calmly by somebody who must have been screaming.
Two of us tried to act out {moment} with salt and pepper at lunch. The pepper won.
A friend who plays at that level says {moment} is normal and the article is what is unusual.
> That is the nicest thing a pro has said about an article.
`
