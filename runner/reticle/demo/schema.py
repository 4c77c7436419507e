"""The tables of `shop.db`."""

TABLES = (
    "chat_messages", "return_lines", "returns", "reviews", "pictures", "coupon_uses", "cart_coupons", "coupons",
    "audit", "order_lines", "orders", "cart_items", "sessions", "stock", "products", "users", "settings",
)  # fmt: skip
"""Every table, children before their parents."""

DDL = (
    """CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    )""",
    """CREATE TABLE users (
        id INTEGER PRIMARY KEY,
        email TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        role TEXT NOT NULL,
        password_hash TEXT NOT NULL
    )""",
    """CREATE TABLE products (
        id INTEGER PRIMARY KEY,
        sku TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        category TEXT NOT NULL,
        description TEXT NOT NULL,
        colour TEXT NOT NULL,
        pattern TEXT NOT NULL,
        price_cents INTEGER NOT NULL,
        position INTEGER NOT NULL
    )""",
    """CREATE TABLE stock (
        product_id INTEGER PRIMARY KEY REFERENCES products (id),
        quantity INTEGER NOT NULL
    )""",
    """CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id),
        created_at TEXT NOT NULL
    )""",
    """CREATE TABLE cart_items (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id),
        product_id INTEGER NOT NULL REFERENCES products (id),
        quantity INTEGER NOT NULL,
        UNIQUE (user_id, product_id)
    )""",
    """CREATE TABLE orders (
        id INTEGER PRIMARY KEY,
        number TEXT NOT NULL UNIQUE,
        user_id INTEGER NOT NULL REFERENCES users (id),
        status TEXT NOT NULL,
        name TEXT NOT NULL,
        street TEXT NOT NULL,
        postcode TEXT NOT NULL,
        city TEXT NOT NULL,
        country TEXT NOT NULL,
        shipping TEXT NOT NULL,
        gift INTEGER NOT NULL,
        note TEXT NOT NULL,
        deliver_on TEXT NOT NULL,
        pickup TEXT NOT NULL,
        coupon TEXT NOT NULL,
        subtotal_cents INTEGER NOT NULL,
        discount_cents INTEGER NOT NULL,
        shipping_cents INTEGER NOT NULL,
        total_cents INTEGER NOT NULL,
        placed_on TEXT NOT NULL,
        placed_at TEXT NOT NULL
    )""",
    """CREATE TABLE order_lines (
        id INTEGER PRIMARY KEY,
        order_id INTEGER NOT NULL REFERENCES orders (id),
        product_id INTEGER NOT NULL REFERENCES products (id),
        quantity INTEGER NOT NULL,
        unit_cents INTEGER NOT NULL
    )""",
    """CREATE TABLE audit (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,
        user_id INTEGER REFERENCES users (id),
        event TEXT NOT NULL,
        detail TEXT NOT NULL
    )""",
    """CREATE TABLE coupons (
        code TEXT PRIMARY KEY,
        percent INTEGER NOT NULL,
        from_cents INTEGER NOT NULL,
        once INTEGER NOT NULL,
        valid_until TEXT NOT NULL
    )""",
    """CREATE TABLE cart_coupons (
        user_id INTEGER PRIMARY KEY REFERENCES users (id),
        code TEXT NOT NULL REFERENCES coupons (code)
    )""",
    """CREATE TABLE coupon_uses (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL REFERENCES coupons (code),
        user_id INTEGER NOT NULL REFERENCES users (id),
        order_id INTEGER NOT NULL REFERENCES orders (id)
    )""",
    """CREATE TABLE pictures (
        product_id INTEGER PRIMARY KEY REFERENCES products (id),
        content_type TEXT NOT NULL,
        size_bytes INTEGER NOT NULL,
        base64 TEXT NOT NULL,
        version TEXT NOT NULL
    )""",
    """CREATE TABLE reviews (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES products (id),
        user_id INTEGER NOT NULL REFERENCES users (id),
        stars INTEGER NOT NULL,
        title TEXT NOT NULL,
        body TEXT NOT NULL,
        status TEXT NOT NULL,
        written_on TEXT NOT NULL
    )""",
    """CREATE TABLE returns (
        id INTEGER PRIMARY KEY,
        number TEXT NOT NULL UNIQUE,
        order_id INTEGER NOT NULL REFERENCES orders (id),
        reason TEXT NOT NULL,
        refund TEXT NOT NULL,
        received_on TEXT NOT NULL,
        unused INTEGER NOT NULL,
        note TEXT NOT NULL,
        requested_at TEXT NOT NULL
    )""",
    """CREATE TABLE return_lines (
        id INTEGER PRIMARY KEY,
        return_id INTEGER NOT NULL REFERENCES returns (id),
        order_line_id INTEGER NOT NULL REFERENCES order_lines (id)
    )""",
    """CREATE TABLE chat_messages (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id),
        sender TEXT NOT NULL,
        text TEXT NOT NULL,
        said_at TEXT NOT NULL
    )""",
)
