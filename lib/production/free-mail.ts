/** Where anybody gets an address without being anybody in particular. It says little alone, and is shown beside the rest. */
const domains = new Set(
  (
    'aol.com bk.ru duck.com fastmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.net googlemail.com ' +
    'hotmail.co.uk hotmail.com hotmail.de hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv inbox.ru laposte.net libero.it list.ru ' +
    'live.com mac.com mail.com mail.ru mailbox.org me.com msn.com o2.pl onet.pl orange.fr outlook.com outlook.de outlook.fr ' +
    'pm.me posteo.de proton.me protonmail.com qq.com seznam.cz sfr.fr t-online.de tuta.com tutanota.com ukr.net virgilio.it wanadoo.fr ' +
    'web.de wp.pl yahoo.co.uk yahoo.com yahoo.de yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com 163.com 126.com'
  ).split(' '),
)

export const isFreeMail = (domain: string): boolean => domains.has(domain)

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
