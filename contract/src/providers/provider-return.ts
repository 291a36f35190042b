/**
 * In place of what a site has sent back: whoever was asked there has said no. Nothing has to be
 * tried then.
 */
export const DENIED = 'denied'

/**
 * Where the browser goes on when somebody comes back from another site (PROV-13). `data` is all
 * that the site has sent along, in letters that an address takes; `state` is empty when the site
 * has sent none.
 */
export const providerReturnPath = ({
  id,
  data,
  state,
}: {
  id: number
  data: string
  state: string
}) => `/provider/auth/${id}/${data}${state === '' ? '' : `/${state}`}`
