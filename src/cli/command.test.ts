import { expect, test } from 'vitest'
import { markdown } from '#formats/markdown.ts'
import { type Command, readCommand } from './command.ts'

const good: [string, Command][] = [
  ['--help', { name: 'help' }],
  ['help', { name: 'help' }],
  ['html --help', { name: 'help' }],
  [
    'spec layout.json --data data.json --beside other.json --protect -o out.docx',
    {
      name: 'spec',
      layoutFile: 'layout.json',
      dataFile: 'data.json',
      besideFile: 'other.json',
      outputFile: 'out.docx',
      protect: true,
    },
  ],
  [
    'spec -o out.docx layout.json',
    {
      name: 'spec',
      layoutFile: 'layout.json',
      dataFile: undefined,
      besideFile: undefined,
      outputFile: 'out.docx',
      protect: false,
    },
  ],
  ['markdown a.docx', { name: 'convert', format: markdown, file: 'a.docx', outputFile: undefined }],
  ['markdown a.json -o a.md', { name: 'convert', format: markdown, file: 'a.json', outputFile: 'a.md' }],
  [
    'parse a.docx b.docx --json --jobs 3',
    {
      name: 'parse',
      files: ['a.docx', 'b.docx'],
      json: true,
      jobs: 3,
      commentFile: undefined,
      product: undefined,
    },
  ],
  [
    'parse a.docx --comment b.docx --jobs 1',
    { name: 'parse', files: ['a.docx'], json: false, jobs: 1, commentFile: 'b.docx', product: undefined },
  ],
  ['memory a.tmx b.xlf -o all.tmx', { name: 'memory', files: ['a.tmx', 'b.xlf'], outputFile: 'all.tmx' }],
  ['terms a.tbx', { name: 'terms', files: ['a.tbx'], outputFile: undefined }],
  ['pair en.docx ar.docx --json', { name: 'pair', files: ['en.docx', 'ar.docx'], json: true }],
  [
    'draft a.docx -o a.layout.json --data a.data.json --report a.txt',
    {
      ...{ name: 'draft', file: 'a.docx', layoutFile: 'a.layout.json', dataFile: 'a.data.json' },
      reportFile: 'a.txt',
    },
  ],
  [
    'html a.docx folder -o pages.zip --jobs 1',
    {
      ...{ name: 'html', inputs: ['a.docx', 'folder'], output: 'pages.zip', jobs: 1 },
      ...{
        actionUrl: undefined,
        baseUrl: undefined,
        answers: undefined,
        acceptedBy: undefined,
        product: undefined,
      },
    },
  ],
  [
    'html a.docx -o out --jobs 1 --action-url https://www.example.com/apply',
    {
      ...{ name: 'html', inputs: ['a.docx'], output: 'out', jobs: 1 },
      ...{
        actionUrl: 'https://www.example.com/apply',
        baseUrl: undefined,
        answers: undefined,
        acceptedBy: undefined,
        product: undefined,
      },
    },
  ],
  [
    'html a.docx -o out --jobs 1 --waive guarantee=Agreed --waive free-of-all=So=what --waive-by Omar --second Sara --accept-by Huda --product personal-finance',
    {
      ...{
        name: 'html',
        inputs: ['a.docx'],
        output: 'out',
        jobs: 1,
        actionUrl: undefined,
        baseUrl: undefined,
        acceptedBy: 'Huda',
        product: 'personal-finance',
      },
      answers: {
        by: 'Omar',
        second: 'Sara',
        reasons: new Map([
          ['guarantee', 'Agreed'],
          ['free-of-all', 'So=what'],
        ]),
      },
    },
  ],
]

test.each(good)('"%s" is understood', (words, command) => {
  expect(readCommand(words.split(' '))).toEqual({ ok: true, value: command })
})

test.each([
  ['', 'There is no command.'],
  ['build x', 'There is no command "build".'],
  ['constructor x', 'There is no command "constructor".'],
  ['parse', '"parse" wants a file.'],
  ['html a.docx', '"html" wants to know where to write: -o …'],
  ['spec a.json b.json -o x.docx', '"spec" takes one layout file.'],
  ['markdown a.docx b.docx', '"markdown" takes one file.'],
  ['markdown a.docx --protect', '"markdown" has no option --protect.'],
  ['memory a.tmx -o all.docx', '"memory" writes .tmx, .xlf or .xliff.'],
  ['terms a.csv -o all.tmx', '"terms" writes .tbx or .csv.'],
  ['pair a.docx', '"pair" takes two files, one in each language.'],
  ['word a.docx', 'There is no command "word".'],
  ['draft a.docx -o a.layout.json', '"draft" wants to know where to write the texts: --data …'],
  ['draft a.docx b.docx -o a.json --data b.json', '"draft" takes one file.'],
  ['parse a.docx b.docx --comment c.docx', '--comment takes one document at a time.'],
  ['parse a.docx -o x', '"parse" has no option --output.'],
  [
    'html a.docx -o x --accept-by=',
    '--accept-by is the name of who has read the texts that nobody had accepted.',
  ],
  ['html a.docx -o x --waive-by Omar', '--waive-by and --second go with --waive.'],
  [
    'html a.docx -o x --waive guarantees=Why --waive-by Omar',
    'There is no rule "guarantees". What holds a page back is told with the name of its rule.',
  ],
  [
    'html a.docx -o x --waive guarantee=Why --waive-by Omar --second omar',
    '--second is the name of another person than --waive-by.',
  ],
  ['verify page.html', '"verify" takes a page and its record.'],
  ['html a.docx -o x --waive guarantee=Why', '--waive wants to know who answers for it: --waive-by …'],
  [
    'html a.docx -o x --waive guarantee= --waive-by Omar',
    '--waive is the name of a rule and a reason, such as guarantee="Approved on 3 May".',
  ],
  [
    'html a.docx -o x --action-url javascript:x()',
    '--action-url is an address, such as https://www.example.com/apply or /apply.',
  ],
  ['html a.docx -o x --jobs none', '--jobs is a number from 1 to 64.'],
])('"%s" is wrong use, and it is said why', (words, refusal) => {
  expect(readCommand(words.split(' ').filter(Boolean))).toEqual({ ok: false, refusal })
})

test('an option that nobody knows is wrong use', () => {
  expect(readCommand(['parse', 'a.docx', '--loud'])).toMatchObject({ ok: false })
})
