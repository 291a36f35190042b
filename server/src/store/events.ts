type StoreEvents = {
  /** The actor has bought an item; staff look after the order. */
  'item bought': { orderId: number; itemId: number; name: string }
  /** Staff have brought an order into another state. */
  'order changed': { orderId: number; buyerId: number; name: string; status: number }
}

declare module '../platform/event-kinds.ts' {
  interface EventKinds extends StoreEvents {}
}
