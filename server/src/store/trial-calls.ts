import { pictureFile } from '../../test/picture-file.ts'
import { NOBODY, nothing, type TriedCalls, type World } from '../../test/trial.ts'

const item = async ({ make }: World) => ({ id: (await make.item()).id })
const missing = () => ({ id: NOBODY })
const order = async ({ make, owner }: World) => ({
  id: (await make.order(owner, await make.item())).id,
})

export const trialCalls: TriedCalls = {
  'GET /shop/item/list': { who: 'anyone', ...nothing },
  'GET /shop/item/latest': { who: 'anyone', ...nothing },
  'GET /shop/cashouts/list': { who: 'anyone', ...nothing },
  'GET /shop/category/list': { who: 'anyone', ...nothing },
  'GET /shop/order/list': { who: 'member', ...nothing, isOwn: true },
  'POST /shop/item/purchase': {
    who: 'member',
    input: async (world) => {
      if (world.caller) await world.make.dollars(world.caller, 1_000)
      return item(world)
    },
    missing,
    isOwn: true,
  },
  'POST /shop/order/codes': {
    who: 'member',
    input: async (world) => {
      const { id } = await order(world)
      await world.db.updateTable('shop_order').set({ status: 2 }).where('id', '=', id).execute()
      return { id }
    },
    missing,
    others: { status: 404 },
    eachTime: true,
  },
  'GET /admin/shop/item/list': { who: 'canManageShop', ...nothing },
  'GET /admin/shop/item/get': { who: 'canManageShop', input: item, missing },
  'POST /admin/shop/item/create': {
    who: 'canManageShop',
    input: async () => ({
      name: 'Hoodie',
      price: 5_400,
      category_id: 11,
      image: await pictureFile({ width: 800, height: 600 }),
    }),
    eachTime: true,
  },
  'POST /admin/shop/item/edit': {
    who: 'canManageShop',
    input: async (world) => ({ ...(await item(world)), name: 'Grey hoodie' }),
    missing,
  },
  'POST /admin/shop/item/delete': { who: 'canManageShop', input: item, missing },
  'POST /admin/shop/code/set': {
    who: 'canManageShop',
    input: async (world) => ({ ...(await item(world)), codes: 'AAAA-BBBB' }),
    missing,
  },
  'POST /admin/shop/category/save': {
    who: 'canManageShop',
    input: () => ({ id: 8, name: 'Hardware', color: '#96b6ca' }),
    missing,
  },
  'GET /admin/shop/purchase/list': { who: 'canManageShop', ...nothing },
  'POST /admin/shop/purchase/set_status': {
    who: 'canManageShop',
    input: async (world) => ({ ...(await order(world)), status: 1 }),
    missing,
  },
}
