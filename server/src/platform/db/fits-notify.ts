/** NOTIFY carries 8000 bytes a message. */
const MOST_BYTES = 7_500

/** Whether one message to the other processes can hold it; whoever has more says less. */
export const fitsNotify = (payload: string): boolean => Buffer.byteLength(payload) <= MOST_BYTES
