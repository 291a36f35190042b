/** What the video channel of a site is called (SHELL-05). */
export const channelName = (site: string) => `${site} TV`
