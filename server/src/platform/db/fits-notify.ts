/** NOTIFY carries 8000 bytes a message. */
const MAX_BYTES = 7_500

/** Whether one message to the other processes can hold it; whoever has more says less. */
export const fitsNotify = (payload: string): boolean => Buffer.byteLength(payload) <= MAX_BYTES
