/**
 * What has to be known before the first paint, so that nothing flashes: the chosen colours, and which environment the
 * portal shows (a link's `?environment=` before the last choice).
 */
const script = `(()=>{const d=document.documentElement.dataset;let s={};try{s=localStorage}catch{}
const t=s.theme;if(t==='light'||t==='dark')d.theme=t
const a=new URLSearchParams(location.search).get('environment');const given=a==='development'||a==='production'
const c=/(?:^|; )environment=(development|production)(?:;|$)/.exec(document.cookie)
d.environment=given?a:c?c[1]:'development'
if(given)document.cookie='environment='+a+'; path=/; max-age=31536000; samesite=lax'+(location.protocol==='https:'?'; secure':'')})()`

export function BeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
