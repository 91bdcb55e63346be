"""Makes the TrueType files of this folder from the brand's variable fonts: python3 make.py FONTSOURCE_DIR

FONTSOURCE_DIR is node_modules/@fontsource-variable (client/package.json names the packages). Needs fonttools and brotli.
A file holds one weight of one family, Latin alone: simple outlines without instructions, and the kerning as pairs,
so that the program needs to know five small tables and nothing of variations, composites or layout features.
"""
import sys
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.varLib.instancer import instantiateVariableFont

FILES = [
    ("text-regular.ttf", "instrument-sans", "normal", 400, "Instrument Sans"),
    ("text-semibold.ttf", "instrument-sans", "normal", 600, "Instrument Sans SemiBold"),
    ("text-italic.ttf", "instrument-sans", "italic", 400, "Instrument Sans Italic"),
    ("display.ttf", "familjen-grotesk", "normal", 600, "Familjen Grotesk SemiBold"),
    ("mono.ttf", "red-hat-mono", "normal", 500, "Red Hat Mono Medium"),
]
WANTED = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, *range(0x2018, 0x201F), 0x2020, 0x2021, 0x2022, 0x2026, 0x2030,
          0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x20B9, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2215, 0xFFFD]
KERNED = {c for c in WANTED if c < 0x7F or 0x2000 <= c < 0x2030}
LEAST_KERN = 8  # thousandths of the size: less is not seen


def static(folder, family, style, weight):
    fonts = []
    for part in ("latin", "latin-ext"):
        font = TTFont(f"{folder}/{family}/files/{family}-{part}-wght-{style}.woff2")
        fonts.append(instantiateVariableFont(font, {"wght": weight}))
    return fonts


def outline(font, name, turn=None):
    record = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(record)
    pen = TTGlyphPen(None)
    record.replay(TransformPen(pen, turn) if turn else pen)
    return pen.glyph()


def arrow(font, code):
    """Right and left are up and down, turned: the families have no others."""
    name = font.getBestCmap()[0x2191 if code == 0x2192 else 0x2193]
    width = font["hmtx"][name][0]
    box = font["glyf"][name]
    middle = ((box.xMin + box.xMax) / 2, (box.yMin + box.yMax) / 2)
    mono = font["post"].isFixedPitch
    long = width if mono else round(box.yMax - box.yMin + 2 * box.xMin)
    turn = Transform().translate(long / 2, middle[1]).rotate(-1.5707963267948966).translate(-middle[0], -middle[1])
    return outline(font, name, turn), long


def pairs(font):
    """Every pair that the kern feature of GPOS moves, as glyph names."""
    names, out = {n for c, n in font.getBestCmap().items() if c in KERNED}, {}
    table = font["GPOS"].table if "GPOS" in font else None
    features = table.FeatureList.FeatureRecord if table else []
    for index in sorted({i for f in features if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}):
        done = {}
        for sub in table.LookupList.Lookup[index].SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType != 2:
                continue
            for n, left in enumerate(sub.Coverage.glyphs):
                if left not in names:
                    continue
                found = {}
                if sub.Format == 1:
                    found = {r.SecondGlyph: r.Value1 for r in sub.PairSet[n].PairValueRecord}
                else:
                    row = sub.Class1Record[sub.ClassDef1.classDefs.get(left, 0)].Class2Record
                    found = {g: row[sub.ClassDef2.classDefs.get(g, 0)].Value1 for g in names}
                for right, value in found.items():
                    if right in names and (left, right) not in done:
                        done[left, right] = getattr(value, "XAdvance", 0) if value else 0
        for pair, value in done.items():
            out[pair] = out.get(pair, 0) + value
    least = font["head"].unitsPerEm * LEAST_KERN / 1000
    return {p: v for p, v in out.items() if abs(v) >= least}


def make(target, folder, family, style, weight, name):
    latin, more = static(folder, family, style, weight)
    glyphs, widths, cmap, kern = {}, {}, {}, {}

    def add(glyph, outline_, width):
        outline_.recalcBounds(None)
        glyphs[glyph], widths[glyph] = outline_, (width, getattr(outline_, "xMin", 0))

    add(".notdef", outline(latin, ".notdef"), latin["hmtx"][".notdef"][0])
    for code in WANTED:
        font = next((f for f in (latin, more) if code in f.getBestCmap()), None)
        glyph = f"u{code:04X}"
        if font:
            source = font.getBestCmap()[code]
            add(glyph, outline(font, source), font["hmtx"][source][0])
        elif code in (0x2190, 0x2192):
            add(glyph, *arrow(latin, code))
        else:
            continue
        cmap[code] = glyph
    back = {n: f"u{c:04X}" for c, n in reversed(latin.getBestCmap().items()) if c in KERNED}
    for (left, right), value in pairs(latin).items():
        kern[back[left], back[right]] = value
    build = FontBuilder(latin["head"].unitsPerEm, isTTF=True)
    build.setupGlyphOrder(list(glyphs))
    build.setupCharacterMap(cmap)
    build.setupGlyf(glyphs)
    build.setupHorizontalMetrics(widths)
    build.setupHorizontalHeader(ascent=latin["hhea"].ascent, descent=latin["hhea"].descent)
    source = latin["OS/2"]
    build.setupOS2(sTypoAscender=source.sTypoAscender, sTypoDescender=source.sTypoDescender, sCapHeight=source.sCapHeight,
                   sxHeight=source.sxHeight, usWeightClass=weight)
    build.setupNameTable({"familyName": name, "styleName": "Regular", "psName": name.replace(" ", "")})
    build.setupPost(italicAngle=latin["post"].italicAngle, isFixedPitch=latin["post"].isFixedPitch, keepGlyphNames=False)
    build.font["head"].created = build.font["head"].modified = latin["head"].created
    build.font.recalcTimestamp = False
    if kern:
        table = newTable("kern")
        table.version, part = 0, KernTable_format_0()
        part.coverage, part.version, part.kernTable = 1, 0, kern
        part.apple, table.kernTables = False, [part]
        build.font["kern"] = table
    build.save(target)
    print(target, len(glyphs), "glyphs", len(kern), "pairs")


for target, family, style, weight, name in FILES:
    make(target, sys.argv[1], family, style, weight, name)
