import { checkUsername, getAuth, login, logout, postAuth, sendVerificationMail, signup, verifyEmail } from './accounts/accounts.ts'
import { getBackgroundAd } from './background-ad/background-ad.ts'
import { listCategories } from './categories/categories.ts'
import { deleteComment, listComments, postComment } from './comments/comments.ts'
import { getContentPage, listContentPages } from './content-pages/content-pages.ts'
import { listHeroContent } from './hero/hero.ts'
import { countUserNews, getNews, listNews, listRelatedNews } from './news/news.ts'
import { getNotice } from './notice/notice.ts'
import { listMultipliers, setMultiplier } from './points/multipliers.ts'
import { listTasks, seePointsHint } from './points/points.ts'
import { authorizeChannel } from './realtime/authorize-channel.ts'
import { searchArticles } from './search/article-search.ts'
import { searchUsers } from './search/user-search.ts'
import { listPopularTags } from './tags/tags.ts'
import { upvoteComment, upvoteNews } from './upvotes/upvotes.ts'

/** Every call of the site. The server serves exactly these; the API page and the contract tests read this list. */
export const endpoints = [
  authorizeChannel,
  checkUsername,
  countUserNews,
  deleteComment,
  getAuth,
  getBackgroundAd,
  getContentPage,
  getNews,
  getNotice,
  listCategories,
  listComments,
  listContentPages,
  listHeroContent,
  listMultipliers,
  listNews,
  listPopularTags,
  listRelatedNews,
  listTasks,
  login,
  logout,
  postAuth,
  postComment,
  searchArticles,
  searchUsers,
  seePointsHint,
  sendVerificationMail,
  setMultiplier,
  signup,
  upvoteComment,
  upvoteNews,
  verifyEmail,
] as const
