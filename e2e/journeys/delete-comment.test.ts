import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { expectAccessible } from '../accessibility.ts'
import { articlePath } from '../addresses.ts'
import { comments } from '../screens.ts'
import { expect, test } from '../site.ts'

const MODERATOR = { flags: Flag.Moderator, permissions: Permission.canDeleteComments }
const LONG =
  'A comment that goes on and on, far beyond what anybody needs to read to know it again.'

test('CMT-11 who may not delete comments has no button for it', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const news = await seed.news()
  await seed.comment({ on: news })
  for (const wish of [
    {},
    { flags: Flag.Moderator },
    { permissions: Permission.canDeleteComments },
  ]) {
    await signInAs(page, await seed.member(wish))
    await visit(articlePath(news))
    await expect(page.getByRole('button', { name: /^Reply to/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  }
})

test('CMT-10 CMT-11 CMT-12 CMT-13 CMT-14 a moderator deletes a comment, after having been asked; one that cannot be deleted stays, and it is said why', async ({
  page,
  seed,
  visit,
  signInAs,
  expected,
}) => {
  expected.failures('answered 403')
  const news = await seed.news()
  await seed.comment({ on: news, message: 'Stays' })
  await seed.comment({ on: news, message: LONG })
  await signInAs(page, await seed.member(MODERATOR))
  await visit(articlePath(news))
  const remove = comments(page)
    .first()
    .getByRole('button', { name: /^Delete the comment by / })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Delete comment' })
  await expect(
    question.getByText('Do you want to delete this comment?', { exact: true }),
  ).toBeVisible()
  await expect(question.getByRole('blockquote')).toHaveText(LONG.slice(0, 75))
  await expectAccessible(page, { within: 'dialog' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toHaveCount(0)
  await expect(comments(page).first()).toContainText(LONG)
  await expect(remove).toBeFocused()

  await page.route('**/api/admin/comment/delete', (route) =>
    route.fulfill({ status: 403, json: { error: 'No', code: 'not_allowed' } }),
  )
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete' }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('You do not have permission to do that.')
  await refusal.getByRole('button').click()
  await expect(comments(page).first()).toContainText(LONG)
  await page.unrouteAll()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  const success = page.getByRole('dialog', { name: 'Success' })
  await expect(success.getByRole('paragraph')).toHaveText('Comment has been deleted.')
  await success.getByRole('button', { name: 'Close' }).last().click()
  await expect(success).toHaveCount(0)
  await expect(comments(page).first().getByRole('paragraph')).toHaveText(
    'This comment has been deleted.',
  )
  await expect(comments(page).first().getByRole('link').first()).toBeFocused()
  await expect(comments(page).first().getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(comments(page).getByRole('paragraph')).toHaveText([
    'This comment has been deleted.',
    'Stays',
  ])
})

test('CMT-14 AMB-161 a moderator who deletes a comment of their own is told so in the same dialog', async ({
  page,
  seed,
  visit,
  signInAs,
}) => {
  const news = await seed.news()
  const moderator = await seed.member(MODERATOR)
  await seed.comment({ on: news, by: moderator })
  await signInAs(page, moderator)
  await visit(articlePath(news))
  await comments(page).first().getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete comment' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Success' }).getByRole('paragraph')).toHaveText(
    'Comment has been deleted.',
  )
})
