import { takenClicks } from '#components/layout/taken-clicks.ts'

/**
 * What has to be known before the first paint, so that nothing flashes: the chosen colours, whether somebody signed in here,
 * and which environment the portal shows (a link's `?environment=` before the last choice).
 */
const script = `(()=>{const d=document.documentElement.dataset;let s={};try{s=localStorage}catch{}
const t=s.theme;if(t==='light'||t==='dark')d.theme=t
const a=new URLSearchParams(location.search).get('environment');const given=a==='development'||a==='production'
const c=/(?:^|; )environment=(development|production)(?:;|$)/.exec(document.cookie)
d.environment=given?a:c?c[1]:/^\\/(operator|research)\\b/.test(location.pathname)?'production':'development'
if(/(?:^|; )signed-in=1(?:;|$)/.test(document.cookie))d.signedIn='yes'
if(given)document.cookie='environment='+a+'; path=/; max-age=31536000; samesite=lax'+(location.protocol==='https:'?'; secure':'')})()`

/**
 * The server draws buttons before React answers them. A click in between would be lost, and one on a form's own button would
 * send the form the browser's way, with what was typed in the address. Such a click is done again until React takes it,
 * which the page's body tells (components/layout/page-body.tsx). Only for buttons that came with the page: one that a
 * script made later is answered by whoever made it, and that need not be React.
 */
const early = `(()=>{const taken=window.${takenClicks}=new WeakSet,last=new WeakMap;let came,end=Infinity
addEventListener('DOMContentLoaded',()=>{came=new WeakSet(document.querySelectorAll('button'))})
addEventListener('load',()=>{end=Date.now()+15000})
addEventListener('click',e=>{const b=e.target.closest&&e.target.closest('button');if(!b||came&&!came.has(b))return
last.set(b,e)
setTimeout(()=>{if(!taken.has(e)&&b.isConnected&&Date.now()<end)setTimeout(()=>b.click(),100)})},true)
addEventListener('submit',e=>{const click=last.get(e.submitter);if(click&&!taken.has(click)){e.preventDefault();e.stopImmediatePropagation()}},true)})()`

/** Zod would try whether it may compile code, which the pages' policy forbids, and browsers report each try. */
const zod = 'window.__zod_globalConfig={jitless:true}'

export function BeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: `${zod};${script};${early}` }} />
}
