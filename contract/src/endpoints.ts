import { checkUsername, getAuth, login, logout, postAuth, sendVerificationMail, signup, verifyEmail } from './accounts/accounts.ts'
import { uploadAvatar, uploadBanner } from './accounts/profile-pictures.ts'
import { getBackgroundAd } from './background-ad/background-ad.ts'
import { setBackgroundAd } from './background-ad/set-background-ad.ts'
import { listCategories } from './categories/categories.ts'
import { deleteComment, listComments, postComment } from './comments/comments.ts'
import { listCommentsForStaff } from './comments/staff-comments.ts'
import { getContentPage, listContentPages } from './content-pages/content-pages.ts'
import { listHeroContent } from './hero/hero.ts'
import { deleteHeroSlide, listHeroForStaff, saveHeroSlide } from './hero/staff-hero.ts'
import { countUserNews, getNews, listNews, listRelatedNews } from './news/news.ts'
import { getNotice } from './notice/notice.ts'
import { previewNotice, setNotice } from './notice/set-notice.ts'
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
  deleteHeroSlide,
  getAuth,
  getBackgroundAd,
  getContentPage,
  getNews,
  getNotice,
  listCategories,
  listComments,
  listCommentsForStaff,
  listContentPages,
  listHeroContent,
  listHeroForStaff,
  listNews,
  listPopularTags,
  listRelatedNews,
  login,
  logout,
  postAuth,
  postComment,
  previewNotice,
  saveHeroSlide,
  searchArticles,
  searchUsers,
  sendVerificationMail,
  setBackgroundAd,
  setNotice,
  signup,
  uploadAvatar,
  uploadBanner,
  upvoteComment,
  upvoteNews,
  verifyEmail,
] as const
