/** Fits below any article. A line that begins with > answers the one above it. */
export const anywhere = `
Good read.
Thanks for writing this.
Finally something with numbers in it.
> And with commas in the right places.
Saved for the weekend.
Came from the front page, stayed an hour. My tea is cold.
> Tea is supposed to be cold by the end of an article. That is how you know it was long enough.
Proper journalism on a site where I mostly argue about skins. More of it.
> We also argue about who argued first.
Who edits these? Not a complaint, I want to send them flowers.
> I think they edit each other, and it shows.
Is there an audio version? I drive for a living.
> The phone reads it out quite well if you turn off the names.
Wrong about one thing, right about the rest. I will not say which thing.
> Coward.
The best comment under the last article was better than this article. This article is still good.
Long, but I did not skip.
I have nothing to add, I only want the author to know that somebody read to the end.
> Two of us.
> Three, and I am at work.
Disagree politely.
> Allowed.
Every time I think I am done with this game somebody writes something like this.
> You are never done. You only take breaks.
I will believe it when it happens on a Sunday.
Typo in the third paragraph, otherwise spotless.
> Fixed already, at least I cannot find it any more.
I have read the same thing elsewhere in ten slides. This is better.
Reading this at half past two in the night shift. Quiet ward, loud opinions.
> Good shift to you. The loud opinions are asleep over here.
My girlfriend asked why I was nodding at the phone.
I was about to write something angry and then the last paragraph answered it. Annoying.
> That is what editors are for.
Good that people who were not on stage get a name here.
Where do you find these people?
> At the back of the hall, next to the cables.
I remember when this would have been three sentences and a clip.
Would love to see the same thing for the second division.
> In the second division the same thing happens, only everybody also has a job.
Reposted in our club chat. Fourteen thumbs up, which is all of us plus somebody’s mother.
The tone here is what keeps me. Nobody screams.
> Wait for the roster thread.
First comment in two years. Happy to be back.
> Welcome back. Nothing has changed except the arguments.
Not my game, still my favourite piece this week.
Can we talk about how good the last paragraph is?
> You can. I was going to talk about how small it is on my phone.
I printed this for the players. One of them asked what the paper was for.
> Mine folded it into a plane. It flew well.
As someone who organises small cups: yes, all of this, every single weekend.
> Which ones? We are looking for a date in March.
Three people in this thread know what they are talking about. I am not one of them.
I have opinions but it is Monday.
Some of you have never lost a final, and one can tell.
> I have lost four. Does it get easier?
> It does not. You get better at packing.
The second half is stronger than the first. Like my team, for once.
Underrated bit of writing.
Nothing to complain about, which is a strange feeling.
> Give it an hour.
Coming back to this after the event to see who was right.
> Set a reminder. We never do.
I do not follow the scene closely and understood every word. That is rare.
Honestly expected worse from the title.
Somebody translate the comments too.
> The browser does it, and it makes all of us sound like lawyers.
I learned something and it is not even noon.
Reading the replies here is half of the fun.
Too long; read it anyway.
Please, a version of this for people who coach twelve-year-olds.
> Half of it works with twelve-year-olds. They only want shorter sentences and longer breaks.
You can tell the author has sat in that room.
Fair to both sides, which will annoy both sides.
> It has. See below.
Every season one of these articles ages badly. I hope it is not this one.
It is nice to read something where nobody is “insane”.
My cat walked over the keyboard and liked the article. I stand by it.
> Good cat.
I wish the broadcast had ten minutes of this instead of the desk.
> The desk has good days. Tuesdays, I think.
Old forum, same nicknames. I find that comforting.
Whoever took the time to count all this: thank you.
> People who count things quietly deserve a statue. A small one.
This will be quoted wrongly by Friday.
> I saw it quoted wrongly an hour ago.
Moderators, can we pin the reply about the method?
Kind of sad, kind of great.
I would like to subscribe to this author only. Is that coming?
> Their archive page does the job for me, I have it in my bookmarks.
`
