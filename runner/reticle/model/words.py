"""The words that other standards define, and that a typing error must not turn into "nothing matches"."""

from __future__ import annotations

from reticle.text import find_nearest

_ROLES = """
    alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
    comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic
    grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar
    menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
    radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider
    spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term text textbox time
    timer toolbar tooltip tree treegrid treeitem
    doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography
    doc-biblioref doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote
    doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-glossref
    doc-index doc-introduction doc-noteref doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part
    doc-preface doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc
    graphics-document graphics-object graphics-symbol
"""
ROLES = frozenset(_ROLES.split())
"""WAI-ARIA 1.2 and 1.3 with their modules for documents (DPUB-ARIA 1.1) and drawings (Graphics-ARIA 1.0)."""

_METHODS = """
    GET HEAD POST PUT PATCH DELETE OPTIONS CONNECT TRACE QUERY
    ACL COPY LINK LOCK MKCALENDAR MKCOL MOVE PROPFIND PROPPATCH PURGE REPORT SEARCH UNLINK UNLOCK
"""
METHODS = frozenset(_METHODS.split())
"""HTTP methods that apps use: RFC 9110 and PATCH, then those of WebDAV and of caches."""


def check_role(value: str) -> str:
    """Return `value` when it is an ARIA role (or a variable stands in it); raise ValueError with the nearest."""
    if value in ROLES or "${" in value:
        return value
    raise ValueError(f'"{value}" is no ARIA role{_nearest(value, ROLES)}')


def check_method(value: str) -> str:
    """Return `value` when it is an HTTP method, in either case (or a variable); raise ValueError with the nearest."""
    if value.upper() in METHODS or "${" in value:
        return value
    raise ValueError(f'"{value}" is no HTTP method{_nearest(value, METHODS)}')


def _nearest(word: str, known: frozenset[str]) -> str:
    near = find_nearest(word, set(known))
    return f', did you mean "{near}"?' if near else ""
