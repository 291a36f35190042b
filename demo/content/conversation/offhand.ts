/** Typed with one thumb, below any article. A line that begins with > answers the one above it. */
export const offhand = `
nah
> ok and why
ok this was actually good
didn’t read, agree
> didn’t agree, read
my sleep schedule after opening this site: gone
source: trust me, I also play this game
> you are gold two
> > people in gold two are allowed to be right sometimes
lol
can’t wait for the weekend now
told my squad, squad doesn’t care
> squads never do
called it
> you call everything, sometimes it happens
w article
anyone up for some games tonight? eu, mic, no crying
> me, but I will be crying
> add me, same name
dont know why people are so angry in here its just a text
> first time?
nice. very nice
imo overrated but I see it
ngl I expected clickbait
I’d rather have had a bigger picture of the table, my eyes are old
hm. no.
brb telling everybody I know
this site > the other site
> which other site
> > you know which
I was just about to log off
just here for grumble’s comment
> same, it’s like a newspaper column by now
ok but who is going to win though
> whoever wins fewer arguments in the bus
cool story, now fix matchmaking
> wrong shop
read it in school. teacher read it too. we talked for ten minutes. best lesson this year
not gonna lie I teared up a bit?? at a text about THIS??
the comments passed the vibe check today
+1
> +2, minus one for the typo
Not my team, not my problem, read it anyway
whole lobby should read this. whole lobby will not read this
I’m 14 and this is deep
> I’m 41 and it still is
why is nobody talking about how EARLY this was posted, who is awake at that hour
> parents, nurses and people on patch day
lost six in a row, needed something nice to read, thanks
> seventh is a win. statistically. not really
good good good
any vods?
> official channel, second day, skip the first half hour of countdown
what a time to be hardstuck
yes but have you considered that I am lazy
okay I was wrong last week. screenshots please
> framed
can someone make a short version for my captain, he stops reading at commas
> less noise, earlier, together. you’re welcome
half of you didn’t read past the excerpt and it shows
> I read the excerpt twice though
Came in angry, left hungry. Somebody mentioned soup.
my mom just walked in and asked if I’m doing homework. I said yes. this is homework now
we’re so back
> we were never gone, we were in the second division
not even my language and I finished it with a dictionary, worth it
no notes
five stars would read again
Honestly? Fine. Just fine. Not everything has to be the best thing ever.
> a balanced take, in these comments, on a weekday
who asked
> the editor, I assume
I hate that this makes sense
ok boomer me says: it was better on CRT
> it was also 31 kilos
wait, people practise?
I don’t get the hype
> there is no hype, it’s eleven paragraphs
somebody has to say it so I will: eh
typing this from the queue, nine minutes and counting
> fourteen here, greetings
If I see this as a ten second clip with subway surfers below it I’m quitting the internet
logging in after a year just to upvote
> the upvote button missed you
big if true
respect to the little ones in the bracket. you lose 0–2 and drive home five hours. respect
`
