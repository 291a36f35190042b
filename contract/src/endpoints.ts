import {
  changePassword,
  checkUsername,
  forgotPassword,
  getAuth,
  login,
  logout,
  postAuth,
  resetPassword,
  sendVerificationMail,
  signup,
  undoEmail,
  verifyEmail,
} from './accounts/accounts.ts'
import { uploadAvatar, uploadBanner } from './accounts/profile-pictures.ts'
import { listAudit } from './audit/audit.ts'
import { getBackgroundAd } from './background-ad/background-ad.ts'
import { setBackgroundAd } from './background-ad/set-background-ad.ts'
import { listCategories } from './categories/categories.ts'
import { deleteComment, listComments, postComment } from './comments/comments.ts'
import { listCommentsForStaff } from './comments/staff-comments.ts'
import { getContentPage, listContentPages } from './content-pages/content-pages.ts'
import {
  createPage,
  deletePage,
  editPage,
  getPageForStaff,
  listPagesForStaff,
  savePage,
} from './content-pages/staff-pages.ts'
import { listHeroContent } from './hero/hero.ts'
import { deleteHeroSlide, listHeroForStaff, saveHeroSlide } from './hero/staff-hero.ts'
import { addIpBan, listIpBans, removeIpBan } from './ip-bans/ip-bans.ts'
import { listMails } from './mails/mails.ts'
import { countUserNews, getNews, listNews, listRelatedNews } from './news/news.ts'
import {
  createNews,
  deleteNews,
  editNews,
  getStaffNews,
  listStaffNews,
  pinNews,
  saveNews,
} from './news/newsroom.ts'
import { getNotice } from './notice/notice.ts'
import { previewNotice, setNotice } from './notice/set-notice.ts'
import { changeUsername, forceEmail, forceUsername, requestNameChange } from './people/names.ts'
import {
  banPerson,
  getPerson,
  listPeople,
  setFlag,
  setPermissions,
  unbanPerson,
} from './people/people.ts'
import { listMostPoints, listMostPointsLastWeek } from './points/most-points.ts'
import { listMultipliers, setMultiplier } from './points/multipliers.ts'
import { listTasks, seePointsHint } from './points/points.ts'
import { authorizeChannel } from './realtime/authorize-channel.ts'
import { searchArticles } from './search/article-search.ts'
import { searchUsers } from './search/user-search.ts'
import { listPopularTags } from './tags/tags.ts'
import { upvoteComment, upvoteNews } from './upvotes/upvotes.ts'

/**
 * Every call of the site. The server serves exactly these; the API page and the contract tests read
 * this list.
 */
export const endpoints = [
  addIpBan,
  authorizeChannel,
  banPerson,
  changePassword,
  changeUsername,
  checkUsername,
  countUserNews,
  createNews,
  createPage,
  deleteComment,
  deleteHeroSlide,
  deleteNews,
  deletePage,
  editNews,
  saveNews,
  editPage,
  savePage,
  forceEmail,
  forceUsername,
  forgotPassword,
  getAuth,
  getBackgroundAd,
  getContentPage,
  getNews,
  getNotice,
  getPageForStaff,
  getPerson,
  getStaffNews,
  listAudit,
  listCategories,
  listComments,
  listCommentsForStaff,
  listContentPages,
  listHeroContent,
  listHeroForStaff,
  listIpBans,
  listMails,
  listMostPoints,
  listMostPointsLastWeek,
  listMultipliers,
  listNews,
  listPagesForStaff,
  listPeople,
  listPopularTags,
  listRelatedNews,
  listStaffNews,
  listTasks,
  login,
  logout,
  pinNews,
  postAuth,
  postComment,
  previewNotice,
  removeIpBan,
  requestNameChange,
  resetPassword,
  saveHeroSlide,
  searchArticles,
  searchUsers,
  seePointsHint,
  sendVerificationMail,
  setBackgroundAd,
  setFlag,
  setMultiplier,
  setNotice,
  setPermissions,
  signup,
  unbanPerson,
  undoEmail,
  uploadAvatar,
  uploadBanner,
  upvoteComment,
  upvoteNews,
  verifyEmail,
] as const
