/** Answers that fit whatever they answer. */
export const anyReply = `
Well put.
Came here to write exactly this and you were faster.
Not how I saw it, but I see how you saw it.
I have changed my mind twice while reading your comment.
This is the reply I will be thinking about in the shower.
Half agree. The other half is stubbornness.
Careful, somebody will quote you on that.
You should write the next one.
I would have said it less politely.
That made me laugh out loud in an open-plan office.
Say that again in a month and I will buy you a drink.
And nobody tells you this when you start.
Where did you see that? I must have missed it.
You are not wrong, you are just early.
We had the same talk in our club last week. It ended in pizza.
Objection, but I cannot find the words yet.
My whole team would like to shake your hand.
Counterpoint: no.
Fair enough.
Exactly this.
I needed somebody to say it.
Speak for yourself, I had a great time.
Funny, I read the same paragraph and thought the opposite.
Thank you, now I do not have to type it.
I will allow it.
That is a very generous reading.
Wait for the next event before you carve it in stone.
You always say that, and every year I fall for it.
Best comment in here so far.
It depends on the day, honestly.
As a neutral I enjoyed this comment more than I should.
Please never delete this.
Same here, down to the snacks.
My experience is different, but my experience is also very small.
I showed this to a friend who knows more. He nodded.
If only it were that easy.
Nobody has ever put it so kindly.
Hard to argue with, and believe me, I tried.
Only on this site would that get an upvote from me.
Let us agree to meet in the middle and lose it on purpose.
`
