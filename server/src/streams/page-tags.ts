/**
 * Of whatever shows channels: lists, the page of one, events that name some. Staff change them now
 * and then, and somebody goes live or leaves; how many watch is as old as the page.
 */
export const STREAMS = 'streams'
