/** The store opens it, and whoever looks at what is within reach. */
export const loadPurchaseDialog = () =>
  import('./PurchaseDialog.tsx').then(({ PurchaseDialog }) => PurchaseDialog)
