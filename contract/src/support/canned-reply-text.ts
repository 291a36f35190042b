/** What a canned reply says to a member: in their language where it has it, else in its first. */
export const cannedReplyText = (
  { texts }: { texts: readonly { language_id: number; message: string }[] },
  languageId: number,
): string =>
  (texts.find(({ language_id: language }) => language === languageId) ?? texts[0])?.message ?? ''
