import directors;

# The service knows which storefronts are ready. The probe tells the cache when there is none.
backend storefront {
	.host = "storefront";
	.port = "80";
	.probe = { .url = "/health/ready"; .interval = 1s; .timeout = 3s; .window = 3; .threshold = 2; .initial = 1; }
}

sub vcl_init {
	new storefronts = directors.round_robin();
	storefronts.add_backend(storefront);
}
