// Made by codegen/art.mjs: do not edit.
// `lines` are latitudes from north to south, one every 0.5°, separated by commas. A piece of land is four
// digits, its west and its east end in 1/1295 of the window's width, base 36.
export const coast = {
  US: {
    west: -124,
    span: 60,
    north: 50,
    south: 24,
    lines:
      '00yd,01y0,00030px8y9zl,000a0uwwxizo,000j0xwlwzzb,000q0zw8wmzf,00vuw8zizyzz,00zmzuzz,01zz,02zz,01y5zdzz,00xsyqzz,00wzypzl,00w8,00vy,00vw,00w0wawe,00w2,00uauhv5,00tu,00tx,04tr,06sjslt6tfth,0fsismtc,0qsiswt5,0wsmsusy,12sm,19sv,1hsw,1rsx,1zso,25ry,3brl,3qqy,41qp,45q7,4apu,4f5h65pm,4l5j6ipj,4r5k6lpj,4x5o6qkpn1nto2pm,565y6yhmjkkqoepq,5m6a72h8oopv,5w6i7bgposq2,5t6p7ng8opq3,5i6x83g0orq7,5y768afzoyqbrprr,6k7h8rfzp4qcr1rdrzs6,717k8rg2pbqbrzs3,747q8yg0pmq8,737x9gfvrfrp,7d809pftrert,7u8ga2frrnrv',
  },
  CA: {
    west: -125,
    span: 74,
    north: 62,
    south: 42,
    lines:
      '00fhlpm6mupgsdsl,00f8mwpx,00f0myqy,00evn1qx,00ern5qyt5ti,00ermzr0swtq,00ermpr3sotz,00fjmurps9u8,00fnn7ug,00fsneuo,00h6njux,00hxnkus,00ibndv4,00j7n1vl,00krmiwf,00kqm2wx,00kqmcx1,00ktmfxj,00kxmhxo,00l3mjxp,00lbmfxk,00lpm9x3xgxt,00w5x1xm,00vswtxf,01sdwox8xcxp,00010is2trugwixsy8yd,000k12rfs9tcwbyq,090q15r6rntfw0yz,080x18qwr8t4vzz2,0c121aqmqxt7xoy8yjz6,0fqbqmt9tmtoxmxxygz2,0htdtktyv5vd,0itqu6uauxvm,0jvb,0is6t5um,0hrwsntt,0gr8smtc,0dqm,0aqe,0aqc,0eqgqoqr',
  },
  GB: {
    west: -14,
    span: 22,
    north: 60,
    south: 43,
    lines:
      'vizz,vozz,vyzz,eihrwkzz,dqgy,d9jl,czjc,dbio,dphu,dre4f6k0,a6cdeokm,8tdkh6ly,7ecxi2mm,7dcwhwn1wsxcy8zz,7sctf6nluizz,7gc4fopku0zz,6tajecp6tjzz,g6p0sszz,fdogpyzz,e8hmpbzz,e5egogzz,jvkqm1zz,k3zz,ffzz,fjzz,i8zz,jdzz,k6zz,kyzz,kvzz,kszz,kpzz,klzz,92etjwyj,7lry',
  },
  IN: {
    west: 64,
    span: 29,
    north: 33,
    south: 6,
    lines:
      '00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,3hzz,40zz,49zz,5izz,6dzz,6ywyy9zz,6jv1vdw1w6wpymzz,77sjytzz,7v9natskyzzz,axsbzdzz,ayrizxzz,ayq6,b0pk,b5oz,baoa,bfnh,bkmk,bpmf,bukz,c8k2,cnjx,d0k0,d6k4,dak6,dfk7,dnjx,e0jo,eejo,eqjo,eyjo,f6it,feijjxkj,flhzjrl4,g4hgjlli,grgvjils,jlm2,jnlz,jwlw,k9kf',
  },
} as const;
