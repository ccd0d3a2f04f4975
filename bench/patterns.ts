/**
 * Which regular expressions take longer than their text grows, and what the longest hostile requests cost the process
 * that serves everybody. Text of eight times the length takes a sound pattern eight times as long, and one that tries
 * anew from each place 64 times, which short texts can bear. One that needs 20 s for 16,000 characters ends this with 1,
 * and so does a call of more than half a second of processor time.
 */
import { printTable } from './measure.ts'
import { collectPatterns } from './patterns/collect.ts'
import { findSlowest, giveUp } from './patterns/slowest.ts'

const worthTelling = 16
const longestCall = 500

const patterns = await collectPatterns()
const slow = patterns
  .map(findSlowest)
  .filter(({ growth }) => growth > worthTelling)
  .sort((left, right) => right.milliseconds - left.milliseconds)
printTable([
  ['pattern', 'where', 'of 16,000 times', 'ms', 'growth for 8 times the text'],
  ...slow.map(({ pattern, text, milliseconds, growth }) => [
    `/${pattern.source.slice(0, 50)}/${pattern.flags}`,
    pattern.places.join(' '),
    JSON.stringify(text),
    milliseconds.toFixed(0),
    growth.toFixed(0),
  ]),
])
console.log(`\n${patterns.length} patterns, ${slow.length} grow faster than their text\n`)

// Loaded now: what modules build can be seen at their first loading alone.
const { measureCalls } = await import('./patterns/calls.ts')
const calls = await measureCalls()
printTable([
  ['call', 'texts of', 'CPU ms'],
  ...calls.slice(0, 12).map(({ name, texts, milliseconds }) => [name, texts, milliseconds.toFixed(0)]),
])
const isSound =
  slow.every(({ milliseconds }) => milliseconds < giveUp) &&
  calls.every(({ milliseconds }) => milliseconds < longestCall)
if (!isSound) process.exitCode = 1
