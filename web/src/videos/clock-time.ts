const twoDigits = (figure: number) => String(figure).padStart(2, '0')

/** How long a video is, as players write it: 4:05, or 1:02:09. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(seconds % 60)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`
}
