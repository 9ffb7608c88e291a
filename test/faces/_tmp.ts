import { develop } from "#test/faces/develop.ts";
import { drawScene, sitter } from "#test/faces/scene.ts";
import { measureSkin } from "#app/features/skin-analysis/measure-skin.ts";
for (let i=0;i<10;i++) { const P:any=[{ redness: 1, underEyes: 0.1, texture: 0.45 },{ shine: 0.7, spots: 20, underEyes: 0.5 },{ texture: 1, patches: 0.5, underEyes: 1 },{ redness: 0.45, spots: 6, underEyes: 0.5 },{},{ redness: 1, shine: 0.7, texture: 0.45 },{ spots: 20, patches: 0.5 },{ redness: 0.45, texture: 1, underEyes: 1 },{ shine: 0.7, underEyes: 0.1, patches: 0.5 },{ redness: 1, texture: 0.45, spots: 6 }];
 const r=measureSkin(develop(drawScene({width:640,height:400,sitters:[sitter(i,{...P[i],tone:i+1})]}))); console.log(i, JSON.stringify(P[i]), r.ok? r.measures.overall.map((m:any)=>m.score??m.cannotTell).join(" "):r.failed.join()); }
