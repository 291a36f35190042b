import css from './PartnerSlot.module.css'

/**
 * Where a partner's banner goes; what a partner puts here is theirs. Empty it takes no room
 * (SHELL-35).
 */
export const PartnerSlot = () => <div className={css.root} id="partner" suppressHydrationWarning />
