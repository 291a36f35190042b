// Shows what is being done and for how long. A terminal gets one live line; a pipe or a log gets
// plain lines.

const live = process.stdout.isTTY && process.env['TERM'] !== 'dumb'
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** @type {Map<string, number>} title and when it began */
const running = new Map()
/** @type {NodeJS.Timeout | undefined} */
let timer
let tick = 0

/**
 * Begins a step; the answer ends it. `true` tells the time it took, `false` says that it came to
 * nothing.
 * @param {string} title
 * @returns {(succeeded?: boolean) => void}
 */
export function step(title) {
  const began = Date.now()
  running.set(title, began)
  timer ??= setInterval(draw, live ? 100 : 10_000).unref()

  return (succeeded = true) => {
    if (!running.delete(title)) return
    if (running.size === 0) stopDrawing()
    say(`${title} … ${succeeded ? elapsed(began) : 'failed'}`)
  }
}

/**
 * A line that stays.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${live ? '\r\x1b[K' : ''}${line}\n`)
}

function draw() {
  const steps = [...running].map(([title, began]) => `${title} … ${elapsed(began)}`)
  if (!live) return steps.forEach(say)

  tick = (tick + 1) % frames.length
  const line = `${frames[tick]} ${steps.join(' · ')}`
  process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns || 80) - 1)}`)
}

function stopDrawing() {
  clearInterval(timer)
  timer = undefined
}

/** @param {number} began */
function elapsed(began) {
  const seconds = (Date.now() - began) / 1000
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}
