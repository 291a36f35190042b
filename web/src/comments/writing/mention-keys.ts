/** A key that takes the chosen person (CMT-15). */
export const takes = ({ key, shiftKey }: { key: string; shiftKey: boolean }) =>
  (key === 'Enter' || key === 'Tab') && !shiftKey
